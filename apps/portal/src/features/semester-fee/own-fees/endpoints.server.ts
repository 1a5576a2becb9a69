import { accountRefusals } from '#core/accounts/contract.ts'
import { SemesterFees } from '#core/semester-registrations/contract.ts'
import { semesterFeesEndpoint } from '#core/semester-registrations/endpoints.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { SemesterFeesQuery } from './contract.ts'

export const described = {
  ownFees: describeEndpoint(semesterFeesEndpoint, {
    summary: 'The caller’s paid semesters, the newest year first, autumn before spring.',
    access: 'user',
    query: SemesterFeesQuery,
    answer: SemesterFees,
    refusals: only(accountRefusals, 'FORBIDDEN'),
  }),
}
