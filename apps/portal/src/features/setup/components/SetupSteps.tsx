import { Tag } from '@digdir/designsystemet-react'
import { Link } from '@tanstack/react-router'
import type { OpenStaffAccess } from '#core/staff-area/contract.ts'
import { permitted } from '#core/staff-area/staff-offer.ts'
import { useStaffOffers } from '#core/staff-area/staff-offers.ts'
import { m } from '#messages'
import type { SetupState } from '../contract.ts'
import styles from './Setup.module.css'

/** In the order of the menu, each with a link to its page for those who may open it. */
export function SetupSteps({
  steps,
  access,
}: {
  steps: SetupState['items']
  access: OpenStaffAccess
}) {
  const { pages } = useStaffOffers()
  const isDone = new Map(steps.map((step) => [step.page, step.isDone]))
  const shown = pages.flatMap(({ setup, ...page }) =>
    setup && isDone.has(page.to) ? [{ ...page, text: setup(), done: isDone.get(page.to) }] : [],
  )
  const missing = shown.filter(({ done }) => !done).length
  return (
    <section className={styles.part} aria-labelledby="setup-steps">
      <h2 id="setup-steps">{m.setup_steps_heading()}</h2>
      <p role="status">
        {missing === 0 ? m.setup_steps_done() : m.setup_steps_missing({ count: missing })}
      </p>
      <ol className={styles.list}>
        {shown.map((step) => {
          const { to, name, text, done } = step
          return (
            <li key={to} className={styles.row}>
              <div>
                <h3>
                  {permitted([step], access.roles).length > 0 ? (
                    <Link to={to}>{name()}</Link>
                  ) : (
                    name()
                  )}
                </h3>
                <p>{text}</p>
              </div>
              <Tag data-color={done ? 'success' : 'warning'}>
                {done ? m.setup_step_done() : m.setup_step_missing()}
              </Tag>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
