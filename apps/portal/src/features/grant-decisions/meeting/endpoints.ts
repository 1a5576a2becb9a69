import type { Locale } from '@trivsel/content-contract/locales'
import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type {
  AgreeForm,
  Meeting,
  MeetingRows,
  MinutesCorrectionForm,
  ReasonForm,
} from './contract.ts'

const meetings = '/api/frontend/staff/grant-meetings'
const one = `${meetings}/:id` as const

export const meetingEndpoints = {
  list: endpoint<{ answer: MeetingRows }>()('GET', meetings),
  read: endpoint<{ answer: Meeting }>()('GET', one),
  agree: endpoint<{ body: AgreeForm; answer: Done }>()('POST', `${one}/agree`),
  reopen: endpoint<{ body: ReasonForm; answer: Done }>()('POST', `${one}/reopen`),
  minutes: endpoint<{ query: { language: Locale }; answer: null }>()('GET', `${one}/minutes`),
  correctMinutes: endpoint<{ body: MinutesCorrectionForm; answer: Done }>()(
    'POST',
    `${one}/minutes/corrections`,
  ),
}
