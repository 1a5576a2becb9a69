import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { AcceptedMove, DecisionForm } from './forms.ts'

const request = '/api/frontend/staff/kindergarten-children/:id/requests/:requestId'

export const requestEndpoints = {
  decide: endpoint<{ body: DecisionForm; answer: Done }>()('PUT', request),
  move: endpoint<{ body: AcceptedMove; answer: Done }>()('POST', `${request}/move`),
}
