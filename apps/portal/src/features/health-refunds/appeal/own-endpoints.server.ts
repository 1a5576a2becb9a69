import { z } from 'zod'
import { caseRefusals } from '#core/cases/contract.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { appealEndpoints as endpoints } from './endpoints.ts'
import { AppealForm } from './forms.ts'
import { appealRefusals } from './refusals.ts'

const own = {
  access: 'user',
  params: { schema: z.object({ id: z.uuid() }), refusal: 'CASE_NOT_FOUND' },
  answer: Done,
} as const
const notFound = only(caseRefusals, 'CASE_NOT_FOUND')

export const ownAppealDescribed = {
  send: describeEndpoint(endpoints.send, {
    ...own,
    summary: 'Appeals against the decision about one’s own application.',
    body: AppealForm,
    refusals: { ...notFound, ...only(appealRefusals, 'HEALTH_NO_APPEAL', 'HEALTH_APPEAL_WAITS') },
  }),
  withdraw: describeEndpoint(endpoints.withdraw, {
    ...own,
    summary: 'Withdraws an appeal that is not decided.',
    refusals: { ...notFound, ...only(appealRefusals, 'HEALTH_APPEAL_CLOSED') },
  }),
}
