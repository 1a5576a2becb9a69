import { z } from 'zod'
import { kindergartenRoles } from '#core/kindergartens/roles.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { kindergartenChildRefusals as known } from '../model/refusals.ts'
import { ofDepartment, ofPlace } from '../places/endpoints.server.ts'
import { requestEndpoints as endpoints } from './endpoints.ts'
import { AcceptedMove, DecisionForm } from './forms.ts'

const onRequest = {
  access: { staff: kindergartenRoles },
  params: { schema: z.object({ id: z.uuid(), requestId: z.uuid() }), refusal: 'REQUEST_NOT_FOUND' },
  answer: Done,
  concerns: 'person',
} as const

export const requestsDescribed = {
  decide: describeEndpoint(endpoints.decide, {
    summary:
      'Accepts or declines what a guardian requests of a place; the guardian is mailed. A place whose end is accepted ends on the day of the request.',
    ...onRequest,
    body: DecisionForm,
    refusals: only(
      known,
      'CHILD_NOT_FOUND',
      'REQUEST_NOT_FOUND',
      'REQUEST_DECIDED',
      'PLACE_DAYS_INVALID',
    ),
    audits: ['kindergarten-request-accepted', 'kindergarten-request-declined'],
  }),
  move: describeEndpoint(endpoints.move, {
    summary:
      'Accepts what a guardian requests with the change of the place, in one step; the guardian is mailed.',
    ...onRequest,
    body: AcceptedMove,
    refusals: {
      ...ofDepartment,
      ...ofPlace,
      ...only(known, 'REQUEST_NOT_FOUND', 'REQUEST_DECIDED'),
    },
    audits: ['kindergarten-place-moved', 'kindergarten-request-accepted'],
  }),
}
