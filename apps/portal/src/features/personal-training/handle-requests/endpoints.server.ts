import { z } from 'zod'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { StaffRequests } from '../model/contract.ts'
import { requestRefusals } from '../model/refusals.ts'
import { staffRequestEndpoints as endpoints } from './endpoints.ts'

const staff = { staff: ['sports', 'admin'] } as const

export const described = {
  listAll: describeEndpoint(endpoints.listAll, {
    summary: 'The requests of all members to trainers, the newest first.',
    access: staff,
    answer: StaffRequests,
  }),
  markHandled: describeEndpoint(endpoints.markHandled, {
    summary: 'Marks a request as handled. The member is notified by email the next morning.',
    access: staff,
    params: { schema: z.object({ id: z.uuid() }), refusal: 'REQUEST_NOT_FOUND' },
    answer: Done,
    refusals: only(requestRefusals, 'REQUEST_NOT_FOUND', 'ALREADY_HANDLED'),
    audits: ['training-request-handled'],
    concerns: 'person',
  }),
}
