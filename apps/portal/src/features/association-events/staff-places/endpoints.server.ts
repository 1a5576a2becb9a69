import { z } from 'zod'
import { paymentRefusals } from '#core/payments/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { bookRefusals, ownPlaceRefusals } from '../model/place-refusals.ts'
import { CancelPlaceForm } from './cancel-form.ts'
import { PlaceCancelledByStaff, StaffPlaces } from './contract.ts'
import { staffPlaceEndpoints as endpoints } from './endpoints.ts'

const access = { staff: ['caseworker'] } as const
const id = z.object({ id: z.uuid() })

export const staffPlacesDescribed = {
  list: describeEndpoint(endpoints.list, {
    summary: 'Lists who has a place at an event of an association, and what they paid.',
    access,
    params: { schema: id, refusal: 'EVENT_NOT_FOUND' },
    answer: StaffPlaces,
    refusals: only(bookRefusals, 'EVENT_NOT_FOUND'),
  }),
  cancel: describeEndpoint(endpoints.cancel, {
    summary:
      'Cancels somebody’s place at an event and refunds the given part of its price; above the limit a second person has to request the same. The person is notified by mail.',
    access,
    params: { schema: id, refusal: 'PLACE_NOT_FOUND' },
    body: CancelPlaceForm,
    answer: PlaceCancelledByStaff,
    refusals: {
      ...only(ownPlaceRefusals, 'PLACE_NOT_FOUND', 'PLACE_CHANGED'),
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
      'association-event-place-cancelled',
      'card-payment-give-back-asked',
      'card-payment-given-back',
    ],
    concerns: 'person',
  }),
}
