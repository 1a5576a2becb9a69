import { type Done, endpoint } from '#platform/api/endpoint.ts'

export const consentEndpoints = {
  answer: endpoint<{ body: { isGiven: boolean }; answer: Done }>()(
    'PUT',
    '/api/frontend/my-kindergarten/:id/consents/:kindId',
  ),
}
