import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import {
  BookedGroupClass,
  BookGroupClass,
  BookingObstacles,
  LanguageQuery,
  SportsBookings,
  SportsBookingsQuery,
  UnbookGroupClass,
} from '../model/contract.ts'
import { groupClassRefusals, refusalField, unbookingRefusals } from '../model/refusals.ts'
import { classBookingEndpoints as endpoints } from './endpoints.ts'

export const bookingDescribed = {
  bookings: describeEndpoint(endpoints.bookings, {
    summary: 'One’s coming bookings, the first to begin first.',
    access: 'user',
    query: SportsBookingsQuery,
    answer: SportsBookings,
  }),
  book: describeEndpoint(endpoints.book, {
    summary: 'Takes a place in a class, or in its queue.',
    access: 'user',
    body: BookGroupClass,
    answer: BookedGroupClass,
    refusals: groupClassRefusals,
    refusalField,
  }),
  unbook: describeEndpoint(endpoints.unbook, {
    summary: 'Gives a place back, or leaves the queue.',
    access: 'user',
    query: UnbookGroupClass,
    answer: Done,
    refusals: unbookingRefusals,
    refusalField,
  }),
  sendForm: describeEndpoint(endpoints.sendForm, {
    summary:
      'Books or unbooks for a browser without JavaScript, and leads back to the page, which says how it went; a visitor is led to the login.',
    access: 'everybody',
    query: LanguageQuery,
    body: { type: 'application/x-www-form-urlencoded' },
    answer: { kind: 'redirect' },
  }),
  obstacles: describeEndpoint(endpoints.obstacles, {
    summary:
      'What holds one back from booking: membership, freezes, a block; and how many no-shows count.',
    access: 'user',
    answer: BookingObstacles,
  }),
}
