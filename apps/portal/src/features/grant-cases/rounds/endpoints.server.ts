import { z } from 'zod'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { StaffRoundDetails, StaffRounds } from '../model/contract.ts'
import { grantCaseRefusals } from '../model/refusals.ts'
import { roundEndpoints as endpoints } from './endpoints.ts'

const access = { staff: ['caseworker'] } as const

export const roundDescribed = {
  list: describeEndpoint(endpoints.list, {
    summary:
      'The rounds of grants, with their applications by state and what is left of the money.',
    access,
    answer: StaffRounds,
  }),
  read: describeEndpoint(endpoints.read, {
    summary: 'One round of grants with all of its applications.',
    access,
    params: { schema: z.object({ id: z.uuid() }), refusal: 'ROUND_NOT_FOUND' },
    answer: StaffRoundDetails,
    refusals: only(grantCaseRefusals, 'ROUND_NOT_FOUND'),
  }),
}
