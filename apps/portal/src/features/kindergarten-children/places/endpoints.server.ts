import { z } from 'zod'
import { kindergartenRoles } from '#core/kindergartens/roles.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { Departments } from '../model/contract.ts'
import { Removal } from '../model/forms.ts'
import { kindergartenChildRefusals as refusals } from '../model/refusals.ts'
import { placeEndpoints as endpoints } from './endpoints.ts'
import { PlaceCorrection, PlaceForm, PlaceMove } from './forms.ts'

const access = { staff: kindergartenRoles } as const
const onPlace = {
  access,
  params: { schema: z.object({ id: z.uuid(), placeId: z.uuid() }), refusal: 'PLACE_NOT_FOUND' },
  answer: Done,
  concerns: 'person',
} as const
export const ofDepartment = only(
  refusals,
  'CHILD_NOT_FOUND',
  'DEPARTMENT_NOT_FOUND',
  'DEPARTMENT_CLOSED',
  'DEPARTMENT_FULL',
  'PLACE_DAYS_INVALID',
  'PLACES_OVERLAP',
)
export const ofPlace = only(refusals, 'PLACE_NOT_FOUND', 'KINDERGARTEN_CHANGED')

export const placesDescribed = {
  departments: describeEndpoint(endpoints.departments, {
    summary: 'The departments of the caller, with how many children are there today.',
    access,
    answer: Departments,
  }),
  add: describeEndpoint(endpoints.add, {
    summary: 'Gives a child a place in a department. That it is full is accepted by staff.',
    access,
    params: { schema: z.object({ id: z.uuid() }), refusal: 'CHILD_NOT_FOUND' },
    body: PlaceForm,
    answer: Done,
    refusals: ofDepartment,
    audits: ['kindergarten-place-added'],
    concerns: 'person',
  }),
  correct: describeEndpoint(endpoints.correct, {
    summary: 'Corrects or ends a place.',
    ...onPlace,
    body: PlaceCorrection,
    refusals: { ...ofDepartment, ...ofPlace },
    audits: ['kindergarten-place-changed'],
  }),
  move: describeEndpoint(endpoints.move, {
    summary: 'Moves a child to another department, or changes its share, from a day on.',
    ...onPlace,
    body: PlaceMove,
    refusals: { ...ofDepartment, ...ofPlace },
    audits: ['kindergarten-place-moved'],
  }),
  remove: describeEndpoint(endpoints.remove, {
    summary: 'Removes a place that should never have been there.',
    ...onPlace,
    body: Removal,
    refusals: { ...only(refusals, 'CHILD_NOT_FOUND', 'PLACE_LAST', 'PLACE_USED'), ...ofPlace },
    audits: ['kindergarten-place-removed'],
  }),
}
