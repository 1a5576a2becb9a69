import { Link } from '@tanstack/react-router'
import { m } from '#messages'
import { StepFrame } from './StepFrame.tsx'

/** Shown when nothing is chosen, or the hold no longer exists. */
export function UnknownReservation() {
  return (
    <StepFrame step={null} heading={m.courts_unknown_reservation_heading()}>
      <p>{m.court_unknown_reservation()}</p>
      <Link className="ds-button" to="/sports/courts-and-halls">
        {m.courts_back()}
      </Link>
    </StepFrame>
  )
}
