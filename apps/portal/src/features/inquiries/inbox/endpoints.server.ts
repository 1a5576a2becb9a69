import { z } from 'zod'
import { AttachmentId } from '#core/files/contract.ts'
import { mediaTypes } from '#core/files/file-types.ts'
import { downloadRefusals } from '#core/files/refusals.ts'
import { QueuePlace } from '#core/staff-area/queue/contract.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { InboxCategories, InboxPage, OpenInquiry, SeveralChanged } from './contract.ts'
import { inboxEndpoints as endpoints } from './endpoints.ts'
import {
  AnswerForm,
  AssigneeForm,
  AssigneesForm,
  ClosingsForm,
  MoveForm,
  NoteForm,
  SeenForm,
} from './forms.ts'
import { InboxFilters, InboxSearch, InboxSelection } from './inbox-filters.ts'
import { inboxRoles as access } from './permitted.server.ts'
import { inboxRefusals } from './refusals.ts'

const id = z.uuid()
const one = { access, params: { schema: z.object({ id }), refusal: 'INQUIRY_NOT_FOUND' } } as const
const messageId = z.string().regex(/^[1-9]\d{0,14}$/)
const notFound = only(inboxRefusals, 'INQUIRY_NOT_FOUND')
const stepRefusals = only(
  inboxRefusals,
  'INQUIRY_NOT_FOUND',
  'INQUIRY_CHANGED',
  'STEP_NOT_POSSIBLE',
)

export const described = {
  listInquiries: describeEndpoint(endpoints.listInquiries, {
    summary: 'The inquiries of the caller’s categories, the earliest due first.',
    access,
    query: InboxFilters,
    answer: InboxPage,
  }),
  listInboxCategories: describeEndpoint(endpoints.listInboxCategories, {
    summary: 'The categories that the caller’s roles answer.',
    access,
    answer: InboxCategories,
  }),
  searchInquiries: describeEndpoint(endpoints.searchInquiries, {
    summary:
      'Finds inquiries by number, or part of a name, an address or a subject. Nothing is changed.',
    access,
    body: InboxSearch,
    answer: InboxPage,
    audits: [],
  }),
  assignInquiries: describeEndpoint(endpoints.assignInquiries, {
    summary:
      'Assigns inquiries to the caller or a colleague, or releases them, as far as possible.',
    access,
    body: AssigneesForm,
    answer: SeveralChanged,
    audits: ['inquiry-assigned'],
    concerns: 'person',
  }),
  closeInquiries: describeEndpoint(endpoints.closeInquiries, {
    summary: 'Closes inquiries without an answer, as far as possible.',
    access,
    body: ClosingsForm,
    answer: SeveralChanged,
    audits: ['inquiry-closed'],
    concerns: 'person',
  }),
  reopenInquiries: describeEndpoint(endpoints.reopenInquiries, {
    summary: 'Reopens inquiries, as far as possible.',
    access,
    body: ClosingsForm,
    answer: SeveralChanged,
    audits: ['inquiry-reopened'],
    concerns: 'person',
  }),
  findInboxPlace: describeEndpoint(endpoints.findInboxPlace, {
    summary: 'The place of an inquiry in the list, and the inquiries beside it.',
    ...one,
    query: InboxSelection,
    answer: QueuePlace,
  }),
  readInquiry: describeEndpoint(endpoints.readInquiry, {
    summary: 'An inquiry with its messages and notes.',
    ...one,
    answer: OpenInquiry,
    refusals: notFound,
  }),
  downloadFile: describeEndpoint(endpoints.downloadFile, {
    summary: 'A file that came with a message.',
    access,
    params: {
      schema: z.object({ id, message: messageId, file: AttachmentId }),
      refusal: 'FILE_NOT_FOUND',
    },
    answer: { kind: 'file', types: [...mediaTypes] },
    refusals: { ...notFound, ...downloadRefusals },
  }),
  answerInquiry: describeEndpoint(endpoints.answerInquiry, {
    summary: 'Sends an answer by email, and closes the inquiry if it is the last one.',
    ...one,
    body: AnswerForm,
    answer: Done,
    refusals: stepRefusals,
    audits: ['inquiry-answered'],
    concerns: 'person',
  }),
  writeNote: describeEndpoint(endpoints.writeNote, {
    summary: 'Writes a note for colleagues.',
    ...one,
    body: NoteForm,
    answer: Done,
    refusals: notFound,
    audits: ['inquiry-note-written'],
    concerns: 'person',
  }),
  assignInquiry: describeEndpoint(endpoints.assignInquiry, {
    summary: 'Assigns an inquiry to the caller or a colleague, or removes the assignment.',
    ...one,
    body: AssigneeForm,
    answer: Done,
    refusals: only(inboxRefusals, 'INQUIRY_NOT_FOUND', 'INQUIRY_CHANGED', 'NOT_ANSWERING'),
    audits: ['inquiry-assigned'],
    concerns: 'person',
  }),
  moveInquiry: describeEndpoint(endpoints.moveInquiry, {
    summary: 'Moves an inquiry to another category.',
    ...one,
    body: MoveForm,
    answer: Done,
    refusals: only(inboxRefusals, 'INQUIRY_NOT_FOUND', 'INQUIRY_CHANGED', 'CATEGORY_UNKNOWN'),
    audits: ['inquiry-moved'],
    concerns: 'person',
  }),
  closeInquiry: describeEndpoint(endpoints.closeInquiry, {
    summary: 'Closes an inquiry without an answer. A reply of the sender reopens it.',
    ...one,
    body: SeenForm,
    answer: Done,
    refusals: stepRefusals,
    audits: ['inquiry-closed'],
    concerns: 'person',
  }),
  reopenInquiry: describeEndpoint(endpoints.reopenInquiry, {
    summary: 'Reopens an inquiry.',
    ...one,
    body: SeenForm,
    answer: Done,
    refusals: stepRefusals,
    audits: ['inquiry-reopened'],
    concerns: 'person',
  }),
}
