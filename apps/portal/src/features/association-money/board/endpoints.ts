import { endpoint } from '#platform/api/endpoint.ts'
import type { MoneyPage } from './contract.ts'

export const moneyEndpoint = endpoint<{ answer: MoneyPage }>()(
  'GET',
  '/api/frontend/my-associations/:id/money',
)
