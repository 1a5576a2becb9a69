import { endpoint } from '#platform/api/endpoint.ts'
import type { OwnApplication } from '../model/contract.ts'

export const readEndpoints = {
  application: endpoint<{ answer: OwnApplication }>()(
    'GET',
    '/api/frontend/grant-applications/:applicationId',
  ),
}
