import type { Locale } from '@trivsel/content-contract/locales'
import { endpoint } from '#platform/api/endpoint.ts'

export const certificateEndpoints = {
  get: endpoint<{ query: { language: Locale }; answer: null }>()(
    'GET',
    '/api/frontend/course-tickets/:code/certificate',
  ),
}
