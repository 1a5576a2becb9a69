import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { ChildHealth } from './contract.ts'
import type { HealthForm } from './forms.ts'

const child = '/api/frontend/staff/kindergarten-children/:id'

export const careEndpoints = {
  openHealth: endpoint<{ answer: ChildHealth }>()('POST', `${child}/health`),
  saveHealth: endpoint<{ body: HealthForm; answer: Done }>()('PUT', `${child}/health`),
  confirmContact: endpoint<{ answer: Done }>()('POST', `${child}/contacts/:contactId/confirmation`),
  removeContact: endpoint<{ body: { reason: string }; answer: Done }>()(
    'POST',
    `${child}/contacts/:contactId/removal`,
  ),
}
