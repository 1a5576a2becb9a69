import { useStaffOffers } from '#core/staff-area/staff-offers.ts'
import { m } from '#messages'
import { ConnectionRow } from './ConnectionRow.tsx'
import styles from './Setup.module.css'

/** Services outside of the portal. None of them is a gate: what is not set up is simply not offered. */
export function Connections() {
  const { connections } = useStaffOffers()
  return (
    <section className={styles.part} aria-labelledby="setup-connections">
      <h2 id="setup-connections">{m.setup_connections_heading()}</h2>
      <p>{m.setup_connections_text()}</p>
      <ul className={styles.list}>
        {connections.map((connection) => (
          <ConnectionRow key={connection.key} connection={connection} />
        ))}
      </ul>
    </section>
  )
}
