import { z } from 'zod'
import { caseRefusals } from '#core/cases/contract.ts'
import { grantRefusals } from '#core/grants/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { applicantRefusals } from '../model/applicant.server.ts'
import { applyRefusals } from '../model/refusals.ts'
import { IncompleteDetails, SendForm } from './contract.ts'
import { sendEndpoints as endpoints } from './endpoints.ts'

const params = {
  schema: z.object({ applicationId: z.uuid() }),
  refusal: 'GRANT_NOT_FOUND',
} as const

export const sendDescribed = {
  send: describeEndpoint(endpoints.send, {
    summary: 'Sends an application for a grant, or the next version of one that was sent.',
    access: 'user',
    params,
    body: SendForm,
    answer: Done,
    refusals: {
      ...applicantRefusals,
      ...only(grantRefusals, 'GRANT_CHANGED', 'GRANT_STATE'),
      ...only(
        applyRefusals,
        'GRANT_NOT_OPEN',
        'GRANT_DEADLINE_PASSED',
        'GRANT_ASSOCIATION_INACTIVE',
        'GRANT_REPORT_MISSING',
        'GRANT_INCOMPLETE',
      ),
      ...only(caseRefusals, 'CASE_EXISTS', 'CASE_NOT_FOUND', 'STEP_NOT_POSSIBLE'),
    },
    refusalDetails: { GRANT_INCOMPLETE: z.strictObject(IncompleteDetails) },
  }),
  withdraw: describeEndpoint(endpoints.withdraw, {
    summary: 'Withdraws an application for a grant that nobody has decided.',
    access: 'user',
    params,
    answer: Done,
    refusals: {
      ...applicantRefusals,
      ...only(grantRefusals, 'GRANT_STATE'),
      ...only(caseRefusals, 'CASE_NOT_FOUND', 'STEP_NOT_POSSIBLE'),
    },
  }),
}
