import { grantRefusals } from '#core/grants/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { roundRefusals } from '../model/refusals.ts'
import { GrantRounds } from './contract.ts'
import { roundEndpoints as endpoints } from './endpoints.ts'
import { RoundEdit } from './forms.ts'

const access = { staff: ['admin', 'caseworker'] } as const

export const describedRounds = {
  list: describeEndpoint(endpoints.list, {
    summary: 'All rounds of applications, with what each has left.',
    access,
    answer: GrantRounds,
  }),
  save: describeEndpoint(endpoints.save, {
    summary:
      'Adds, changes or cancels a round, or copies those of a year, if it is as it was read.',
    access,
    body: RoundEdit,
    answer: Done,
    refusals: { ...roundRefusals, ...only(grantRefusals, 'GRANT_CHANGED') },
    audits: ['grant-round-saved', 'grant-round-cancelled'],
    concerns: { nobody: 'what holds for all applications of a round' },
  }),
}
