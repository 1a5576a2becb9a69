import { z } from 'zod'
import { caseRefusals } from '#core/cases/contract.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { StaffApplication } from '../model/contract.ts'
import { decideEndpoints as endpoints } from './endpoints.ts'

export const describedDecision = {
  staffApplication: describeEndpoint(endpoints.staffApplication, {
    summary: 'An application to found an association, with all that a decision needs.',
    access: { staff: ['caseworker'] },
    params: { schema: z.object({ id: z.uuid() }), refusal: 'CASE_NOT_FOUND' },
    answer: StaffApplication,
    refusals: only(caseRefusals, 'CASE_NOT_FOUND'),
  }),
}
