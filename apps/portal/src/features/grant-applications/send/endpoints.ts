import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { SendForm } from './contract.ts'

const path = '/api/frontend/grant-applications/:applicationId'

export const sendEndpoints = {
  send: endpoint<{ body: SendForm; answer: Done }>()('POST', `${path}/send`),
  withdraw: endpoint<{ answer: Done }>()('POST', `${path}/withdraw`),
}
