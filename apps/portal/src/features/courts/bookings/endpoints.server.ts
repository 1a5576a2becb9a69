import { z } from 'zod'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { LanguageQuery } from '../contract.ts'
import { Cancelled, CourtBookings, SeenRefund } from './contract.ts'
import { bookingEndpoints as endpoints } from './endpoints.ts'
import { bookingRefusals, cancelRefusals } from './refusals.ts'

const params = { schema: z.object({ id: z.uuid() }), refusal: 'BOOKING_NOT_FOUND' }

export const bookingsDescribed = {
  list: describeEndpoint(endpoints.list, {
    summary: 'One’s courts to come, held or booked, and those of the last months.',
    access: 'user',
    query: LanguageQuery,
    answer: CourtBookings,
  }),
  cancel: describeEndpoint(endpoints.cancel, {
    summary:
      'Gives a booked court back, and of the money what the rules say, if that is what was seen. Sent again it is done.',
    access: 'user',
    params,
    body: SeenRefund,
    answer: Cancelled,
    refusals: cancelRefusals,
  }),
  receipt: describeEndpoint(endpoints.receipt, {
    summary: 'The receipt of a booked court as a PDF, with what has been given back.',
    access: 'user',
    params,
    query: LanguageQuery,
    answer: { kind: 'file', types: ['application/pdf'] },
    refusals: only(bookingRefusals, 'BOOKING_NOT_FOUND', 'RECEIPT_NOT_SET_UP'),
  }),
}
