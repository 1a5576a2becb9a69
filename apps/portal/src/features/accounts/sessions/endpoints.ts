import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { SessionList } from '../model/contract.ts'

const path = '/api/frontend/accounts'

export const sessionListEndpoints = {
  listSessions: endpoint<{ answer: SessionList }>()('GET', `${path}/sessions`),
  endOtherSessions: endpoint<{ answer: Done }>()('DELETE', `${path}/sessions`),
  endSession: endpoint<{ answer: Done }>()('DELETE', `${path}/sessions/:id`),
}
