import { z } from 'zod'
import { associationRefusals } from '#core/associations/refusals.ts'
import { paymentRefusals } from '#core/payments/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { PlaceCancelled } from '../book/contract.ts'
import { boardPlaceRefusals, ownPlaceRefusals } from '../model/place-refusals.ts'
import { CancelByBoard } from './cancel-form.ts'
import { boardPlaceEndpoints as endpoints } from './endpoints.ts'

export const boardPlacesDescribed = {
  cancel: describeEndpoint(endpoints.cancel, {
    summary:
      'Cancels the place, hold or place in the queue of a participant, for those who hold events of the association, and refunds all that was paid. The participant is notified by mail. A repeated request succeeds.',
    access: 'user',
    params: {
      schema: z.object({ id: z.uuid(), eventId: z.uuid(), placeId: z.uuid() }),
      refusal: 'PLACE_NOT_FOUND',
    },
    body: CancelByBoard,
    answer: PlaceCancelled,
    refusals: {
      ...only(
        associationRefusals,
        'ASSOCIATION_NOT_FOUND',
        'ASSOCIATION_RIGHT_MISSING',
        'ASSOCIATION_STATE',
      ),
      ...only(ownPlaceRefusals, 'PLACE_NOT_FOUND', 'PLACE_CHANGED', 'EVENT_STARTED'),
      ...boardPlaceRefusals,
      ...only(
        paymentRefusals,
        'PAYMENTS_NOT_SET_UP',
        'PAYMENT_UNKNOWN',
        'PAYMENT_UNDER_WAY',
        'PAYMENT_STEP_NOT_POSSIBLE',
        'PAYMENT_REFUND_TOO_HIGH',
      ),
    },
  }),
}
