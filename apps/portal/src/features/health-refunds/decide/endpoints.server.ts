import { z } from 'zod'
import { caseRefusals } from '#core/cases/contract.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { StaffHealthRefund } from './contract.ts'
import { decideEndpoints as endpoints } from './endpoints.ts'
import { LineForm } from './line-form.ts'
import { lineRefusals } from './refusals.ts'

const ofHealth = { access: { staff: ['health'] } } as const

export const decideDescribed = {
  read: describeEndpoint(endpoints.read, {
    ...ofHealth,
    summary: 'An application for a refund of health expenses. The look at it is written down.',
    params: { schema: z.object({ id: z.uuid() }), refusal: 'CASE_NOT_FOUND' },
    answer: StaffHealthRefund,
    refusals: only(caseRefusals, 'CASE_NOT_FOUND'),
  }),
  acceptLine: describeEndpoint(endpoints.acceptLine, {
    ...ofHealth,
    summary: 'Sets what counts of an expense, with a reason, or takes that back.',
    params: { schema: z.object({ id: z.uuid(), line: z.uuid() }), refusal: 'CASE_NOT_FOUND' },
    body: LineForm,
    answer: Done,
    refusals: {
      ...only(caseRefusals, 'CASE_NOT_FOUND', 'CASE_CHANGED', 'STEP_NOT_POSSIBLE'),
      ...lineRefusals,
    },
    audits: ['health-line-accepted'],
    concerns: 'person',
  }),
}
