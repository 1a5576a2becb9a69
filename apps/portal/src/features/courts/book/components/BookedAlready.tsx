import { Link } from '@tanstack/react-router'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import styles from '../../timeslots/components/Courts.module.css'
import { StepFrame } from './StepFrame.tsx'

/** Shown to a visitor who returns to a step of a finished booking. */
export function BookedAlready() {
  return (
    <StepFrame step={null} heading={m.courts_booked_already_heading()}>
      <p>{m.courts_booked_already()}</p>
      <AfterBooking />
    </StepFrame>
  )
}

export function AfterBooking() {
  return (
    <div className={styles.buttons}>
      <ContentLink className="ds-button" href={pagePath('mySports', getLocale())}>
        {m.courts_my_bookings()}
      </ContentLink>
      <Link className={styles.back} to="/sports/courts-and-halls">
        {m.courts_book_another()}
      </Link>
    </div>
  )
}
