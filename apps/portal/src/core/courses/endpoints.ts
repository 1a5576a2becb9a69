import type { Locale } from '@trivsel/content-contract/locales'
import { endpoint } from '#platform/api/endpoint.ts'

/** The certificate of a ticket, as a file. */
export const certificateEndpoint = endpoint<{ query: { language: Locale }; answer: null }>()(
  'GET',
  '/api/frontend/course-tickets/:code/certificate',
)
