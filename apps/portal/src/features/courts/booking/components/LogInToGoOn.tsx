import { useLocation } from '@tanstack/react-router'
import { loginAddress } from '#core/sessions/login/callback.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import styles from './Courts.module.css'
import { StepHeading } from './StepHeading.tsx'

/** Whoever was logged out on the way to pay, or at their bank, comes back to where they were. */
export function LogInToGoOn() {
  const here = useLocation({ select: ({ publicHref }) => publicHref })
  return (
    <div className={styles.step}>
      <StepHeading>{m.courts_logged_out_heading()}</StepHeading>
      <p>{m.courts_logged_out()}</p>
      <div className={styles.buttons}>
        <a className="ds-button" href={loginAddress(pagePath('login', getLocale()), here)}>
          {m.courts_log_in_to_go_on()}
        </a>
      </div>
    </div>
  )
}
