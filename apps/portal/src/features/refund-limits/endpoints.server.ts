import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { limitRefusals, RefundLimits } from './contract.ts'
import { limitEndpoints as endpoints } from './endpoints.ts'

const administrators = { staff: ['admin'] } as const

export const described = {
  read: describeEndpoint(endpoints.read, {
    summary: 'The amount above which a refund by card needs a second person.',
    access: administrators,
    answer: RefundLimits,
  }),
  propose: describeEndpoint(endpoints.propose, {
    summary:
      'Proposes that amount, if it is still the one that was seen. It counts when a second administrator confirms it.',
    access: administrators,
    body: RefundLimits,
    answer: Done,
    refusals: limitRefusals,
    audits: ['proposal-made'],
    concerns: { nobody: 'a limit for every refund' },
  }),
}
