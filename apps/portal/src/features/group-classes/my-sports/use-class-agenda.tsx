import { useQuery } from '@tanstack/react-query'
import { agendaOf } from '#core/members-area/items-of.ts'
import type { Agenda, AgendaEntry } from '#core/members-area/my-page-offer.ts'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { bookingsQuery } from '../book/queries.ts'
import { useLiveClasses } from '../live/use-live-classes.ts'
import type { SportsBooking } from '../model/contract.ts'
import { BookedClass } from './components/BookedClass.tsx'

/** The classes that the member has a place in or queues for. */
export function useClassAgenda(): Agenda {
  const user = useSessionUser()
  const polling = useLiveClasses() ? { refetchInterval: false as const } : {}
  const bookings = useQuery({ ...bookingsQuery(getLocale()), enabled: Boolean(user), ...polling })
  return agendaOf(bookings, m.my_sports_load_error(), ({ items }) => items.map(entryOf))
}

function entryOf(booking: SportsBooking): AgendaEntry {
  const { id, startTime, className, centerName, queuePosition } = booking
  return {
    id: `class-${id}`,
    startTime,
    name: className,
    place: centerName,
    tag:
      queuePosition > 0
        ? { tone: 'warning', text: m.my_sports_queue_tag({ queuePosition }) }
        : null,
    details: <BookedClass booking={booking} />,
  }
}
