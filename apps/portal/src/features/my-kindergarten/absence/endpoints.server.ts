import { z } from 'zod/mini'
import { absenceRefusals } from '#core/kindergartens/presence/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { childParams } from '../model/child-params.server.ts'
import { NewAbsence } from '../model/contract.ts'
import { childRefusals, reportRefusals } from '../model/refusals.ts'
import { absenceEndpoints as endpoints } from './endpoints.ts'

export const absenceDescribed = {
  report: describeEndpoint(endpoints.report, {
    summary:
      'A guardian reports that a child is away, or comes late. A repeated request is one report.',
    access: 'user',
    params: childParams,
    body: NewAbsence,
    answer: Done,
    refusals: reportRefusals,
  }),
  withdraw: describeEndpoint(endpoints.withdraw, {
    summary:
      'A guardian withdraws an absence, or what is left of it, until the time on which its last day is decided.',
    access: 'user',
    params: {
      schema: z.object({ id: z.uuid(), absenceId: z.uuid() }),
      refusal: 'ABSENCE_NOT_FOUND',
    },
    answer: Done,
    refusals: {
      ...childRefusals,
      ...only(absenceRefusals, 'ABSENCE_NOT_FOUND', 'ABSENCE_STAFF_DECIDED', 'ABSENCE_OVER'),
    },
  }),
}
