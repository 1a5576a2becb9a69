import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { Departments } from '../model/contract.ts'
import type { Removal } from '../model/forms.ts'
import type { PlaceCorrection, PlaceForm, PlaceMove } from './forms.ts'

const places = '/api/frontend/staff/kindergarten-children/:id/places'

export const placeEndpoints = {
  departments: endpoint<{ answer: Departments }>()(
    'GET',
    '/api/frontend/staff/kindergarten-child-departments',
  ),
  add: endpoint<{ body: PlaceForm; answer: Done }>()('POST', places),
  correct: endpoint<{ body: PlaceCorrection; answer: Done }>()('PUT', `${places}/:placeId`),
  move: endpoint<{ body: PlaceMove; answer: Done }>()('POST', `${places}/:placeId/move`),
  remove: endpoint<{ body: Removal; answer: Done }>()('POST', `${places}/:placeId/removal`),
}
