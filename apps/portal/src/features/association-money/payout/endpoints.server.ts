import { z } from 'zod'
import { associationRefusals } from '#core/associations/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { moneyRefusals } from '../model/refusals.ts'
import { PayoutForm } from './contract.ts'
import { payoutEndpoints as endpoints } from './endpoints.ts'

const changing = only(
  associationRefusals,
  'ASSOCIATION_NOT_FOUND',
  'ASSOCIATION_RIGHT_MISSING',
  'ASSOCIATION_STATE',
)

export const payoutDescribed = {
  ask: describeEndpoint(endpoints.ask, {
    summary:
      'The board asks for money of its association to be paid to the account that is confirmed.',
    access: 'user',
    params: { schema: z.object({ id: z.uuid() }), refusal: 'ASSOCIATION_NOT_FOUND' },
    body: PayoutForm,
    answer: Done,
    refusals: {
      ...changing,
      ...only(
        moneyRefusals,
        'ACCOUNT_MISSING',
        'ACCOUNT_CHANGED',
        'PAYOUT_TOO_MUCH',
        'PAYOUT_REQUEST_WAITS',
      ),
    },
  }),
  withdraw: describeEndpoint(endpoints.withdraw, {
    summary: 'The board withdraws a request that nobody has decided.',
    access: 'user',
    params: {
      schema: z.object({ id: z.uuid(), requestId: z.uuid() }),
      refusal: 'PAYOUT_REQUEST_NOT_FOUND',
    },
    answer: Done,
    refusals: {
      ...changing,
      ...only(moneyRefusals, 'PAYOUT_REQUEST_NOT_FOUND', 'PAYOUT_REQUEST_DECIDED'),
    },
  }),
}
