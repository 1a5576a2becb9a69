import { z } from 'zod'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { OwnRequests, StaffRequests } from './contract.ts'
import { requestEndpoints as endpoints } from './endpoints.ts'
import { requestRefusals } from './refusals.ts'
import { RequestForm } from './request-form.ts'

const staff = { staff: ['sports', 'admin'] } as const

export const described = {
  own: describeEndpoint(endpoints.own, {
    summary: 'What one has asked the trainers for, the newest first.',
    access: 'user',
    answer: OwnRequests,
  }),
  send: describeEndpoint(endpoints.send, {
    summary: 'Asks a trainer, or whoever has time, for personal training or boost. For members.',
    access: 'user',
    body: RequestForm,
    answer: Done,
    status: 201,
    refusals: only(
      requestRefusals,
      'NOT_A_MEMBER',
      'TRAINER_NOT_FOUND',
      'TOO_MANY_WAITING',
      'CONTENT_UNAVAILABLE',
    ),
  }),
  all: describeEndpoint(endpoints.all, {
    summary: 'What members have asked the trainers for, the newest first.',
    access: staff,
    answer: StaffRequests,
  }),
  markHandled: describeEndpoint(endpoints.markHandled, {
    summary:
      'Marks what a member has asked for as handled. They are told by mail the next morning.',
    access: staff,
    params: { schema: z.object({ id: z.uuid() }), refusal: 'REQUEST_NOT_FOUND' },
    answer: Done,
    refusals: only(requestRefusals, 'REQUEST_NOT_FOUND', 'ALREADY_HANDLED'),
    audits: ['training-request-handled'],
    concerns: 'person',
  }),
}
