import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { OwnRequests } from '../model/contract.ts'
import type { RequestForm } from '../model/request-form.ts'

const path = '/api/frontend/user/sports/trainer-requests'

export const ownRequestEndpoints = {
  listOwn: endpoint<{ answer: OwnRequests }>()('GET', path),
  send: endpoint<{ body: RequestForm; answer: Done }>()('POST', path),
}
