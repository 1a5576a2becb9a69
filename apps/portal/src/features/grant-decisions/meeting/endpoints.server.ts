import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { grantRefusals } from '#core/grants/refusals.ts'
import { BudgetReserved } from '#core/grants/reserved.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { decisionRefusals } from '../model/refusals.ts'
import { AgreeForm, Meeting, MeetingRows, MinutesCorrectionForm, ReasonForm } from './contract.ts'
import { meetingEndpoints as endpoints } from './endpoints.ts'

const reading = { staff: ['committee', 'caseworker'] } as const
const leading = { staff: ['committee'] } as const
const params = { schema: z.object({ id: z.uuid() }), refusal: 'GRANT_NOT_FOUND' } as const
const member = only(grantRefusals, 'GRANT_NOT_FOUND', 'NOT_IN_COMMITTEE')
const chair = { ...member, ...only(decisionRefusals, 'NOT_CHAIR') }
const concerns = {
  nobody: 'the list as a whole is agreed; members take no part in cases that concern them',
}

export const meetingDescribed = {
  list: describeEndpoint(endpoints.list, {
    summary: 'Meetings in which applications for grants are decided.',
    access: reading,
    answer: MeetingRows,
    refusals: only(grantRefusals, 'NOT_IN_COMMITTEE'),
  }),
  read: describeEndpoint(endpoints.read, {
    summary: 'One meeting with its list of decisions, without the cases that concern the caller.',
    access: reading,
    params,
    answer: Meeting,
    refusals: member,
  }),
  agree: describeEndpoint(endpoints.agree, {
    summary: 'The chair or the deputy agrees to the list of a meeting as it was read.',
    access: leading,
    params,
    body: AgreeForm,
    answer: Done,
    refusals: {
      ...chair,
      ...only(grantRefusals, 'GRANT_CHANGED', 'GRANT_BUDGET_EXCEEDED', 'GRANT_BUDGET_RESERVED'),
      ...only(
        decisionRefusals,
        'MEETING_AGREED',
        'MEETING_TOO_EARLY',
        'PROPOSALS_MISSING',
        'QUORUM_MISSING',
      ),
    },
    refusalDetails: {
      MEETING_AGREED: z.strictObject({ by: z.string() }),
      GRANT_BUDGET_RESERVED: BudgetReserved,
    },
    audits: ['grant-meeting-agreed'],
    concerns,
  }),
  reopen: describeEndpoint(endpoints.reopen, {
    summary: 'The chair or the deputy opens an agreed list again, before letters are sent.',
    access: leading,
    params,
    body: ReasonForm,
    answer: Done,
    refusals: { ...chair, ...only(decisionRefusals, 'MEETING_NOT_AGREED', 'MEETING_RELEASED') },
    audits: ['grant-meeting-reopened'],
    concerns,
  }),
  minutes: describeEndpoint(endpoints.minutes, {
    summary: 'The minutes of a meeting as a PDF, without the cases that concern the caller.',
    access: reading,
    params,
    query: z.object({ language: z.enum(locales) }),
    answer: { kind: 'file', types: ['application/pdf'] },
    refusals: { ...member, ...only(decisionRefusals, 'MEETING_NOT_AGREED', 'NO_SENDER') },
  }),
  correctMinutes: describeEndpoint(endpoints.correctMinutes, {
    summary: 'The chair or the deputy adds to the minutes what was wrong in them.',
    access: leading,
    params,
    body: MinutesCorrectionForm,
    answer: Done,
    refusals: {
      ...chair,
      ...only(grantRefusals, 'CONFLICT_OF_INTEREST'),
      ...only(decisionRefusals, 'MEETING_NOT_AGREED'),
    },
    audits: ['grant-minutes-corrected'],
    concerns,
  }),
}
