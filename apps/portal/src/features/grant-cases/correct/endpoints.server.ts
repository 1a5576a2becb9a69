import { z } from 'zod'
import { grantRefusals } from '#core/grants/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { grantCaseRefusals } from '../model/refusals.ts'
import { correctEndpoints as endpoints } from './endpoints.ts'
import { Move, Withdrawal } from './forms.ts'

const one = {
  access: { staff: ['caseworker'] },
  params: { schema: z.object({ id: z.uuid() }), refusal: 'GRANT_NOT_FOUND' },
  concerns: 'person',
} as const
const common = {
  ...only(grantRefusals, 'GRANT_NOT_FOUND', 'GRANT_STATE'),
  ...only(grantCaseRefusals, 'MEETING_AGREED'),
}

export const correctDescribed = {
  move: describeEndpoint(endpoints.move, {
    summary: 'Moves an application to another round, with a reason that its applicant is mailed.',
    ...one,
    body: Move,
    answer: Done,
    refusals: {
      ...common,
      ...only(grantRefusals, 'GRANT_CHANGED'),
      ...only(grantCaseRefusals, 'ROUND_NOT_FOUND', 'ROUND_NOT_POSSIBLE'),
    },
    audits: ['grant-case-moved'],
  }),
  withdraw: describeEndpoint(endpoints.withdraw, {
    summary: 'Withdraws an application whose applicant has asked for it in writing.',
    ...one,
    body: Withdrawal,
    answer: Done,
    refusals: common,
    audits: ['grant-case-withdrawn'],
  }),
  openCase: describeEndpoint(endpoints.openCase, {
    summary: 'Opens the case of an application again that went with the account that sent it.',
    ...one,
    answer: z.strictObject({ caseId: z.uuid() }),
    refusals: {
      ...only(grantRefusals, 'GRANT_NOT_FOUND', 'GRANT_STATE'),
      ...only(grantCaseRefusals, 'CASE_THERE', 'NOBODY_LEFT'),
    },
    audits: ['grant-case-opened-again'],
  }),
}
