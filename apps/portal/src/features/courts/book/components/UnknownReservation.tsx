import { Link } from '@tanstack/react-router'
import { m } from '#messages'
import styles from '../../timeslots/components/Courts.module.css'
import { StepHeading } from './StepHeading.tsx'

/** Shown when nothing is chosen, or the hold no longer exists. */
export function UnknownReservation() {
  return (
    <div className={styles.step}>
      <StepHeading>{m.courts_unknown_reservation_heading()}</StepHeading>
      <p>{m.court_unknown_reservation()}</p>
      <Link className="ds-button" to="/sports/courts-and-halls">
        {m.courts_back()}
      </Link>
    </div>
  )
}
