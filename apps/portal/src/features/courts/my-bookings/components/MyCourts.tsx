import { useQuery } from '@tanstack/react-query'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { getLocale } from '#locale'
import { MySlotAlerts } from '../../slot-alerts/components/MySlotAlerts.tsx'
import { courtBookingsQuery } from '../queries.ts'
import { PastCourts } from './PastCourts.tsx'

/** Below the agenda: the visitor's slot alerts and past courts. */
export function MyCourts() {
  const user = useSessionUser()
  const bookings = useQuery({ ...courtBookingsQuery(getLocale()), enabled: Boolean(user) })
  const past = bookings.data?.past ?? []
  return (
    <>
      <MySlotAlerts />
      {past.length > 0 && <PastCourts bookings={past} />}
    </>
  )
}
