import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { PresenceForm } from '../model/contract.ts'

export const meetingEndpoints = {
  markPresence: endpoint<{ body: PresenceForm; answer: Done }>()(
    'PUT',
    '/api/frontend/staff/grant-committee/rounds/:id/presence',
  ),
}
