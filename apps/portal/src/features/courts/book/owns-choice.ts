import { osloDate, osloWallTime } from '#platform/time/oslo.ts'
import type { CourtReservation } from '../model/contract.ts'
import type { CourtSearch } from '../timeslots/court-search.ts'

/**
 * Whether the visitor has already booked what the address names, for example after pressing Back.
 */
export function ownsChoice(own: readonly CourtReservation[], search: CourtSearch): boolean {
  return own.some(({ state, court, startTime }) => {
    const startsAt = new Date(startTime)
    return (
      state === 'confirmed' &&
      court.id === search.court &&
      osloDate(startsAt) === search.date &&
      osloWallTime(startsAt) === search.hour
    )
  })
}
