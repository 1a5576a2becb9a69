import type { Done } from '#platform/api/endpoint.ts'
import { endpoint } from '#platform/api/endpoint.ts'
import type { ParticipantAnswers, Participants, Scan } from './contract.ts'

const event = '/api/frontend/my-associations/:id/events/:eventId'

export const checkInEndpoints = {
  participants: endpoint<{ answer: Participants }>()('GET', `${event}/participants`),
  answers: endpoint<{ answer: ParticipantAnswers }>()('POST', `${event}/participants/answers`),
  /** A short limit, since on a bad network the scan is sent again. */
  scan: endpoint<{ body: Scan; answer: Done }>()('PUT', `${event}/scans`, { timeLimit: 10_000 }),
}
