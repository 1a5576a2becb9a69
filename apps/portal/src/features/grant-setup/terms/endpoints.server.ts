import { grantRefusals } from '#core/grants/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { termRefusals } from '../model/refusals.ts'
import { CommitteeTerms } from './contract.ts'
import { termEndpoints as endpoints } from './endpoints.ts'
import { TermEdit } from './forms.ts'

const access = { staff: ['admin'] } as const

export const describedTerms = {
  list: describeEndpoint(endpoints.list, {
    summary: 'Who is, was and will be a member of the committee, and who can become one.',
    access,
    answer: CommitteeTerms,
  }),
  save: describeEndpoint(endpoints.save, {
    summary:
      'Gives a term in the committee, changes or ends it, or removes one that has not started.',
    access,
    body: TermEdit,
    answer: Done,
    refusals: { ...termRefusals, ...only(grantRefusals, 'GRANT_CHANGED') },
    audits: ['grant-term-saved', 'grant-term-removed'],
    concerns: 'person',
  }),
}
