import { Link } from '@tanstack/react-router'
import { m } from '#messages'
import { choiceSearch } from '../address-of-choice.ts'
import type { ShownTimeslots } from '../show-timeslots.ts'
import styles from './Courts.module.css'
import { StepHeading } from './StepHeading.tsx'

/** The ten minutes are over, and nothing was paid. */
export function HoldOver({ shown }: { shown: ShownTimeslots }) {
  return (
    <div className={styles.step}>
      <StepHeading>{m.courts_hold_over_heading()}</StepHeading>
      <p>{m.courts_hold_over()}</p>
      <div className={styles.buttons}>
        <Link className="ds-button" to="/sports/courts-and-halls" search={choiceSearch(shown)}>
          {m.courts_back()}
        </Link>
      </div>
    </div>
  )
}
