import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { NewPlaceRequest } from '../model/contract.ts'

const path = '/api/frontend/my-kindergarten/:id/place-requests'

export const placeEndpoints = {
  send: endpoint<{ body: NewPlaceRequest; answer: Done }>()('POST', path),
  withdraw: endpoint<{ answer: Done }>()('POST', `${path}/:requestId/withdraw`),
}
