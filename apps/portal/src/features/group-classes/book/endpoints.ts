import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type {
  BookedGroupClass,
  BookGroupClass,
  BookingEligibility,
  Language,
  SportsBookings,
  UnbookGroupClass,
} from '../model/contract.ts'

const bookings = '/api/frontend/user/sports/bookings'
/** Specification, section 9. */
const timeLimit = 10_000

type InLanguage = { language: Language }
type PageOfBookings = InLanguage & { page: number; pageSize: number }

/** A member's bookings of group classes (specification, section 7). */
export const classBookingEndpoints = {
  bookings: endpoint<{ query: PageOfBookings; answer: SportsBookings }>()('GET', bookings, {
    timeLimit,
  }),
  book: endpoint<{ body: BookGroupClass; answer: BookedGroupClass }>()('PUT', bookings, {
    timeLimit,
  }),
  unbook: endpoint<{ query: UnbookGroupClass; answer: Done }>()('DELETE', bookings, { timeLimit }),
  /** What the page sends where there is no JavaScript. */
  sendForm: endpoint<{ query: InLanguage; body: Blob; answer: null }>()(
    'POST',
    '/api/frontend/sports/group-exercises/form',
  ),
  eligibility: endpoint<{ answer: BookingEligibility }>()(
    'GET',
    '/api/frontend/user/sports/booking-eligibility',
    { timeLimit },
  ),
}
