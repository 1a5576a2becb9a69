import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import {
  BookedGroupClass,
  BookGroupClass,
  BookingEligibility,
  LanguageQuery,
  SportsBookings,
  SportsBookingsQuery,
  UnbookGroupClass,
} from '../model/contract.ts'
import { groupClassRefusals, refusalField, unbookingRefusals } from '../model/refusals.ts'
import { classBookingEndpoints as endpoints } from './endpoints.ts'

export const bookingDescribed = {
  bookings: describeEndpoint(endpoints.bookings, {
    summary: 'The caller’s upcoming bookings, sorted by start.',
    access: 'user',
    query: SportsBookingsQuery,
    answer: SportsBookings,
  }),
  book: describeEndpoint(endpoints.book, {
    summary: 'Books a place in a class, or in its queue.',
    access: 'user',
    body: BookGroupClass,
    answer: BookedGroupClass,
    refusals: groupClassRefusals,
    refusalField,
  }),
  unbook: describeEndpoint(endpoints.unbook, {
    summary: 'Cancels a place, or leaves the queue.',
    access: 'user',
    query: UnbookGroupClass,
    answer: Done,
    refusals: unbookingRefusals,
    refusalField,
  }),
  sendForm: describeEndpoint(endpoints.sendForm, {
    summary:
      'Books or unbooks for a browser without JavaScript, and redirects to the page, which shows the outcome; a visitor is redirected to the login.',
    access: 'everybody',
    query: LanguageQuery,
    body: { type: 'application/x-www-form-urlencoded' },
    answer: { kind: 'redirect' },
  }),
  eligibility: describeEndpoint(endpoints.eligibility, {
    summary:
      'What decides whether the caller may book: memberships, freezes, a block, and the no-shows that count.',
    access: 'user',
    answer: BookingEligibility,
  }),
}
