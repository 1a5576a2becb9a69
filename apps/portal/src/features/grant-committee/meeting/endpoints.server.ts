import { z } from 'zod'
import { grantRefusals } from '#core/grants/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { PresenceForm } from '../model/contract.ts'
import { committeeRefusals } from '../model/refusals.ts'
import { meetingEndpoints as endpoints } from './endpoints.ts'

export const meetingDescribed = {
  markPresence: describeEndpoint(endpoints.markPresence, {
    summary: 'Says whether a member of the committee is present in the meeting of a round.',
    access: { staff: ['committee'] },
    params: { schema: z.object({ id: z.uuid() }), refusal: 'ROUND_NOT_FOUND' },
    body: PresenceForm,
    answer: Done,
    refusals: {
      ...only(grantRefusals, 'NOT_IN_COMMITTEE'),
      ...only(committeeRefusals, 'ROUND_NOT_FOUND', 'MEETING_AGREED', 'MEMBER_NOT_FOUND'),
    },
    audits: ['grant-presence-marked'],
    concerns: { nobody: 'who is in the room, which all of them see' },
  }),
}
