import type { Locale } from '@trivsel/content-contract/locales'
import { endpoint } from '#platform/api/endpoint.ts'

type Certificate = { query: { language: Locale }; answer: null }

/** The certificate of a ticket, as a file. */
export const certificateEndpoint = endpoint<Certificate>()(
  'GET',
  '/api/frontend/course-tickets/:code/certificate',
)

/** The same for staff, by the id of the ticket. The audit log says who has opened it. */
export const staffCertificateEndpoint = endpoint<Certificate>()(
  'POST',
  '/api/frontend/staff/course-tickets/:id/certificate',
)
