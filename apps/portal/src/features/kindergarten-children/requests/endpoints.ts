import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { DecisionForm } from './forms.ts'

export const requestEndpoints = {
  decide: endpoint<{ body: DecisionForm; answer: Done }>()(
    'PUT',
    '/api/frontend/staff/kindergarten-children/:id/requests/:requestId',
  ),
}
