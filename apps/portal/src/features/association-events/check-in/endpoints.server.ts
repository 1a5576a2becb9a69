import { z } from 'zod'
import { associationRefusals } from '#core/associations/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { checkInRefusals } from '../model/check-in-refusals.ts'
import { ParticipantAnswers, Participants, Scan } from './contract.ts'
import { checkInEndpoints as endpoints } from './endpoints.ts'

const params = {
  schema: z.object({ id: z.uuid(), eventId: z.uuid() }),
  refusal: 'CHECK_IN_EVENT_NOT_FOUND',
}
const refusals = {
  ...only(associationRefusals, 'ASSOCIATION_NOT_FOUND', 'ASSOCIATION_RIGHT_MISSING'),
  ...only(checkInRefusals, 'CHECK_IN_EVENT_NOT_FOUND'),
}

export const checkInDescribed = {
  participants: describeEndpoint(endpoints.participants, {
    summary: 'Lists who has a place at an event, and who was let in. For those with the right.',
    access: 'user',
    params,
    answer: Participants,
    refusals,
  }),
  answers: describeEndpoint(endpoints.answers, {
    summary:
      'Lists participants with their addresses and answers, and writes into the history of the association who read them.',
    access: 'user',
    params,
    answer: ParticipantAnswers,
    refusals,
  }),
  scan: describeEndpoint(endpoints.scan, {
    summary:
      'Lets somebody in, or takes it back within a quarter of an hour. The same scan again changes nothing.',
    access: 'user',
    params,
    body: Scan,
    answer: z.strictObject({}),
    refusals: { ...refusals, ...checkInRefusals },
  }),
}
