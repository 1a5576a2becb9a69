import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { NewsletterOfAssociation } from './contract.ts'

const newsletter = '/api/frontend/staff/associations/:id/newsletter'

export const overseeEndpoints = {
  read: endpoint<{ answer: NewsletterOfAssociation }>()('GET', newsletter),
  stop: endpoint<{ answer: Done }>()('POST', `${newsletter}/issues/:issueId/stop`),
}
