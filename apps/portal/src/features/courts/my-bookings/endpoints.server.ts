import { z } from 'zod'
import { receiptRefusals } from '#core/receipts/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { LanguageQuery } from '../model/contract.ts'
import { cancelRefusals, ownBookingRefusals } from '../model/own-booking-refusals.ts'
import { Cancelled, CourtBookings, SeenRefund } from './contract.ts'
import { bookingEndpoints as endpoints } from './endpoints.ts'

const params = { schema: z.object({ id: z.uuid() }), refusal: 'BOOKING_NOT_FOUND' }

export const bookingsDescribed = {
  list: describeEndpoint(endpoints.list, {
    summary: 'Lists the coming courts of the caller, held or booked, and those of the last months.',
    access: 'user',
    query: LanguageQuery,
    answer: CourtBookings,
  }),
  cancel: describeEndpoint(endpoints.cancel, {
    summary:
      'Cancels a booking and refunds the amount by the rules, if it is the amount that the caller saw. A repeated request succeeds.',
    access: 'user',
    params,
    body: SeenRefund,
    answer: Cancelled,
    refusals: cancelRefusals,
  }),
  receipt: describeEndpoint(endpoints.receipt, {
    summary: 'Returns the receipt of a booked court as a PDF, with its refunds.',
    access: 'user',
    params,
    query: LanguageQuery,
    answer: { kind: 'file', types: ['application/pdf'] },
    refusals: { ...only(ownBookingRefusals, 'BOOKING_NOT_FOUND'), ...receiptRefusals },
  }),
}
