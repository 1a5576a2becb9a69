import { m } from '#messages'
import styles from './ExampleNotice.module.css'

/** Above a text that came with the system and that the organisation has not written yet. */
export function ExampleNotice({ of }: { of: { isExample?: true } }) {
  if (!of.isExample) return null
  return (
    <div className={styles.notice} role="note">
      <p>{m.example_notice()}</p>
    </div>
  )
}
