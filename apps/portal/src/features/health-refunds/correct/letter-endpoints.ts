import { endpoint } from '#platform/api/endpoint.ts'

export const staffLetterEndpoints = {
  /** `language` of the letter in the query. */
  letter: endpoint<{ query: { language: string }; answer: null }>()(
    'GET',
    '/api/frontend/staff/health-refunds/:id/letters/:letter',
  ),
}
