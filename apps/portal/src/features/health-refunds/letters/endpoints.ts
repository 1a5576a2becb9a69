import { endpoint } from '#platform/api/endpoint.ts'
import type { OwnDecisions } from './contract.ts'

const own = '/api/frontend/user/health-refunds/:id'

export const letterEndpoints = {
  ownDecisions: endpoint<{ answer: OwnDecisions }>()('GET', `${own}/decisions`),
  /** `language` of the letter in the query. */
  ownLetter: endpoint<{ query: { language: string }; answer: null }>()(
    'GET',
    `${own}/letters/:letter`,
  ),
}
