import { z } from 'zod'
import { paymentRefusals } from '#core/payments/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { LanguageQuery } from '../model/contract.ts'
import { bookingRefusals, reservationRefusals, setupRefusals } from '../model/refusals.ts'
import {
  CancelledByStaff,
  ClosureReservations,
  CourtDay,
  MoveTargets,
  RefundedByStaff,
} from './contract.ts'
import { staffCalendarEndpoints as endpoints } from './endpoints.ts'
import { CalendarDay, CancelForm, MoveForm, PartRefundForm } from './staff-forms.ts'

const access = { staff: ['sports'] } as const
const params = { schema: z.object({ id: z.uuid() }), refusal: 'RESERVATION_NOT_FOUND' }
const id = z.coerce.number().pipe(z.int().positive().max(2_147_483_647))

export const staffCalendarDescribed = {
  day: describeEndpoint(endpoints.day, {
    summary:
      'Reads the courts of a centre on a day and who has booked them; by default today and the first centre.',
    access,
    query: LanguageQuery.extend({
      day: z.optional(CalendarDay).catch(undefined),
      center: z.optional(id).catch(undefined),
    }),
    answer: CourtDay,
  }),
  targets: describeEndpoint(endpoints.targets, {
    summary: 'Lists where a booking may be moved on a day, and the price there.',
    access,
    params,
    query: LanguageQuery.extend({ day: CalendarDay }),
    answer: MoveTargets,
    refusals: only(bookingRefusals, 'RESERVATION_NOT_FOUND'),
  }),
  move: describeEndpoint(endpoints.move, {
    summary:
      'Moves a booking to another court or time of the same length. The price stays, and the member is notified by mail.',
    access,
    params,
    body: MoveForm,
    answer: Done,
    refusals: {
      ...only(
        bookingRefusals,
        'RESERVATION_NOT_FOUND',
        'RESERVATION_CHANGED',
        'RESERVATION_STARTED',
        'MEMBER_HAS_ANOTHER_COURT',
      ),
      ...only(
        reservationRefusals,
        'COURT_NOT_FOUND',
        'SPAN_INVALID',
        'SLOT_IN_THE_PAST',
        'SLOT_TOO_FAR',
        'COURT_CLOSED',
        'ACROSS_CLOSING',
        'RESERVED_FOR_CLUB',
        'COURT_RESERVATION_ALREADY_BOOKED',
      ),
    },
    audits: ['court-reservation-moved'],
    concerns: 'person',
  }),
  cancel: describeEndpoint(endpoints.cancel, {
    summary:
      'Cancels a booking and refunds the given part of its price; above 1,000 kroner a second person has to request the same. The member is notified by mail.',
    access,
    params,
    body: CancelForm,
    answer: CancelledByStaff,
    refusals: {
      ...only(bookingRefusals, 'RESERVATION_NOT_FOUND', 'RESERVATION_CHANGED'),
      ...only(
        paymentRefusals,
        'PAYMENTS_NOT_SET_UP',
        'PAYMENT_UNKNOWN',
        'PAYMENT_UNDER_WAY',
        'PAYMENT_CHANGED',
        'PAYMENT_STEP_NOT_POSSIBLE',
        'PAYMENT_REFUND_TOO_HIGH',
        'PAYMENT_SECOND_PERSON',
      ),
    },
    audits: [
      'court-reservation-cancelled',
      'card-payment-give-back-asked',
      'card-payment-given-back',
    ],
    concerns: 'person',
  }),
  refundPart: describeEndpoint(endpoints.refundPart, {
    summary:
      'Refunds a part of the price of a booking that the member keeps; above the limit for one person a second one has to request the same. The member is notified by mail.',
    access,
    params,
    body: PartRefundForm,
    answer: RefundedByStaff,
    refusals: {
      ...only(bookingRefusals, 'RESERVATION_NOT_FOUND', 'RESERVATION_CHANGED', 'PART_TOO_HIGH'),
      ...only(
        paymentRefusals,
        'PAYMENTS_NOT_SET_UP',
        'PAYMENT_UNKNOWN',
        'PAYMENT_UNDER_WAY',
        'PAYMENT_CHANGED',
        'PAYMENT_STEP_NOT_POSSIBLE',
        'PAYMENT_REFUND_TOO_HIGH',
        'PAYMENT_SECOND_PERSON',
      ),
    },
    audits: ['court-part-refunded', 'card-payment-give-back-asked', 'card-payment-given-back'],
    concerns: 'person',
  }),
  closure: describeEndpoint(endpoints.closure, {
    summary: 'Reads a closure and its bookings that are not over.',
    access,
    params: { schema: z.object({ id }), refusal: 'RULE_NOT_FOUND' },
    query: LanguageQuery,
    answer: ClosureReservations,
    refusals: only(setupRefusals, 'RULE_NOT_FOUND'),
  }),
}
