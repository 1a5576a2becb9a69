import { Link } from '@tanstack/react-router'
import { m } from '#messages'
import { buildChoiceSearch } from '../../timeslots/choice-search.ts'
import styles from '../../timeslots/components/Courts.module.css'
import type { ShownTimeslots } from '../../timeslots/show-timeslots.ts'
import { StepFrame } from './StepFrame.tsx'

/** Shown when the hold is over and nothing was paid. */
export function HoldExpired({ shown }: { shown: ShownTimeslots }) {
  return (
    <StepFrame step={null} heading={m.courts_hold_over_heading()}>
      <p>{m.courts_hold_over()}</p>
      <div className={styles.buttons}>
        <Link className="ds-button" to="/sports/courts-and-halls" search={buildChoiceSearch(shown)}>
          {m.courts_back()}
        </Link>
      </div>
    </StepFrame>
  )
}
