import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { NewContact } from '../model/contract.ts'

const path = '/api/frontend/my-kindergarten/:id/contacts'

export const contactEndpoints = {
  add: endpoint<{ body: NewContact; answer: Done }>()('POST', path),
  remove: endpoint<{ answer: Done }>()('POST', `${path}/:contactId/remove`),
  restore: endpoint<{ answer: Done }>()('POST', `${path}/:contactId/restore`),
}
