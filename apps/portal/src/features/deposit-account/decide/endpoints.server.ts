import { z } from 'zod'
import { caseRefusals } from '#core/cases/contract.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { StaffApplication } from '../model/contract.ts'
import { decisionEndpoints as endpoints } from './endpoints.ts'

const caseworkers = { staff: ['caseworker'] } as const

export const describedDecision = {
  staffApplication: describeEndpoint(endpoints.staffApplication, {
    summary: 'An application for a deposit account, with all that a decision needs.',
    access: caseworkers,
    params: { schema: z.object({ id: z.uuid() }), refusal: 'CASE_NOT_FOUND' },
    answer: StaffApplication,
    refusals: only(caseRefusals, 'CASE_NOT_FOUND'),
  }),
}
