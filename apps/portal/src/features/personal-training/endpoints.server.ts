import { z } from 'zod'
import { describeRoute, only } from '#platform/api/describe-route.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { OwnRequests, StaffRequests } from './contract.ts'
import { requestRoutes as routes } from './endpoints.ts'
import { requestRefusals } from './refusals.ts'
import { RequestForm } from './request-form.ts'

const staff = { staff: ['sports', 'admin'] } as const

export const described = {
  own: describeRoute(routes.own, {
    summary: 'What one has asked the trainers for, the newest first.',
    mayAsk: 'user',
    answer: OwnRequests,
  }),
  send: describeRoute(routes.send, {
    summary: 'Asks a trainer, or whoever has time, for personal training or boost. For members.',
    mayAsk: 'user',
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
  all: describeRoute(routes.all, {
    summary: 'What members have asked the trainers for, the newest first.',
    mayAsk: staff,
    answer: StaffRequests,
  }),
  markHandled: describeRoute(routes.markHandled, {
    summary:
      'Marks what a member has asked for as handled. They are told by mail the next morning.',
    mayAsk: staff,
    params: { schema: z.object({ id: z.uuid() }), refusal: 'REQUEST_NOT_FOUND' },
    answer: Done,
    refusals: only(requestRefusals, 'REQUEST_NOT_FOUND', 'ALREADY_HANDLED'),
    audits: ['training-request-handled'],
    concerns: 'person',
  }),
}
