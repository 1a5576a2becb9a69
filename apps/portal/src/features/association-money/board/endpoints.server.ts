import { z } from 'zod'
import { associationRefusals } from '#core/associations/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { MoneyPage } from './contract.ts'
import { moneyEndpoint } from './endpoints.ts'

export const moneyDescribed = describeEndpoint(moneyEndpoint, {
  summary: 'The money of an association: balance, bank account, payout requests and statement.',
  access: 'user',
  params: { schema: z.object({ id: z.uuid() }), refusal: 'ASSOCIATION_NOT_FOUND' },
  answer: MoneyPage,
  refusals: only(associationRefusals, 'ASSOCIATION_NOT_FOUND', 'ASSOCIATION_RIGHT_MISSING'),
})
