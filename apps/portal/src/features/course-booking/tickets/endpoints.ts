import type { Locale } from '@trivsel/content-contract/locales'
import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { Holder, SeenTicket } from '../model/contract.ts'

const ticket = '/api/frontend/course-tickets/:code'

type InLanguage = { readonly language: Locale }

export const ticketEndpoints = {
  read: endpoint<{ answer: SeenTicket }>()('GET', ticket),
  pdf: endpoint<{ query: InLanguage; answer: null }>()('GET', `${ticket}/pdf`),
  calendar: endpoint<{ query: InLanguage; answer: null }>()('GET', `${ticket}/calendar`),
  pass: endpoint<{ body: Holder; answer: Done }>()(
    'POST',
    '/api/frontend/user/course-tickets/:id/pass',
  ),
}
