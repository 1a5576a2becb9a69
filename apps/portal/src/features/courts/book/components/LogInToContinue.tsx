import { useLocation } from '@tanstack/react-router'
import { loginAddress } from '#core/sessions/login/callback.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import styles from '../../timeslots/components/Courts.module.css'
import { StepFrame } from './StepFrame.tsx'

/** Asks a logged-out visitor to log in, and returns them to the step where they were. */
export function LogInToContinue() {
  const here = useLocation({ select: ({ publicHref }) => publicHref })
  return (
    <StepFrame step={null} heading={m.courts_log_in_to_see_heading()}>
      <p>{m.courts_log_in_to_see()}</p>
      <div className={styles.buttons}>
        <a className="ds-button" href={loginAddress(pagePath('login', getLocale()), here)}>
          {m.courts_log_in_to_continue()}
        </a>
      </div>
    </StepFrame>
  )
}
