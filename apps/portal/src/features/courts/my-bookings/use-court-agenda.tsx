import { useQuery } from '@tanstack/react-query'
import { agendaOf } from '#core/members-area/items-of.ts'
import type { Agenda, AgendaEntry } from '#core/members-area/my-page-offer.ts'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { BookedCourt } from './components/BookedCourt.tsx'
import type { CourtBooking } from './contract.ts'
import { courtBookingsQuery } from './queries.ts'

/** The courts that somebody has to pay for or has booked. */
export function useCourtAgenda(): Agenda {
  const user = useSessionUser()
  const bookings = useQuery({ ...courtBookingsQuery(getLocale()), enabled: Boolean(user) })
  return agendaOf(bookings, m.my_courts_load_error(), ({ coming }) => coming.map(entryOf))
}

function entryOf(booking: CourtBooking): AgendaEntry {
  const isHeld = booking.state === 'held'
  return {
    id: `court-${booking.id}`,
    startTime: booking.startTime,
    name: booking.court.name,
    place: booking.sportsCenter.name,
    tag: isHeld ? { tone: 'warning', text: m.my_courts_held() } : null,
    needsAction: isHeld,
    details: <BookedCourt booking={booking} />,
  }
}
