import { Link } from '@tanstack/react-router'
import { m } from '#messages'
import styles from '../../timeslots/components/Courts.module.css'
import { StepHeading } from './StepHeading.tsx'

/** There is nothing chosen, or nothing held any more. */
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
