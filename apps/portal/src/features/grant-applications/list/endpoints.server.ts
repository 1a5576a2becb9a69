import { z } from 'zod'
import { grantRefusals } from '#core/grants/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { applicantRefusals } from '../model/applicant.server.ts'
import { OwnGrants } from '../model/contract.ts'
import { applyRefusals } from '../model/refusals.ts'
import { Started, StartForm } from './contract.ts'
import { listEndpoints as endpoints } from './endpoints.ts'

export const listDescribed = {
  own: describeEndpoint(endpoints.own, {
    summary:
      'Applications for grants of an association or of the caller, and what can be applied for.',
    access: 'user',
    query: z.object({ association: z.uuid().optional() }),
    answer: OwnGrants,
    refusals: only(applicantRefusals, 'GRANT_NOT_FOUND', 'ASSOCIATION_RIGHT_MISSING'),
  }),
  start: describeEndpoint(endpoints.start, {
    summary: 'Begins an application for a grant. One of the same type that is not sent is opened.',
    access: 'user',
    body: StartForm,
    answer: Started,
    refusals: {
      ...applicantRefusals,
      ...only(grantRefusals, 'GRANT_CHANGED'),
      ...only(
        applyRefusals,
        'GRANT_NOT_OPEN',
        'GRANT_ASSOCIATION_INACTIVE',
        'GRANT_REPORT_MISSING',
      ),
    },
  }),
}
