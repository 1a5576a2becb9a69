import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { OwnRequests } from '../model/contract.ts'
import { requestRefusals } from '../model/refusals.ts'
import { RequestForm } from '../model/request-form.ts'
import { ownRequestEndpoints as endpoints } from './endpoints.ts'

export const described = {
  listOwn: describeEndpoint(endpoints.listOwn, {
    summary: 'The member’s own requests to trainers, the newest first.',
    access: 'user',
    answer: OwnRequests,
  }),
  send: describeEndpoint(endpoints.send, {
    summary:
      'Requests personal training or boost, from one trainer or from anyone available. For members.',
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
}
