import { z } from 'zod'
import { AttachmentId } from '#core/files/contract.ts'
import { mediaTypes } from '#core/files/file-types.ts'
import { downloadRefusals } from '#core/files/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { FoundInquiries, InboxCategories, InboxPage, OpenInquiry } from './contract.ts'
import { inboxEndpoints as endpoints } from './endpoints.ts'
import { AnswerForm, AssigneeForm, MoveForm, NoteForm, SearchForm, SeenForm } from './forms.ts'
import { InboxFilters } from './inbox-filters.ts'
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
  list: describeEndpoint(endpoints.list, {
    summary: 'Inquiries of the categories that one’s roles answer, those that are due first.',
    access,
    query: InboxFilters,
    answer: InboxPage,
  }),
  categories: describeEndpoint(endpoints.categories, {
    summary: 'The categories that one’s roles answer.',
    access,
    answer: InboxCategories,
  }),
  search: describeEndpoint(endpoints.search, {
    summary:
      'Finds inquiries by number, or part of a name, an address or a subject. Nothing is changed.',
    access,
    body: SearchForm,
    answer: FoundInquiries,
    audits: [],
  }),
  read: describeEndpoint(endpoints.read, {
    summary: 'All that was said in an inquiry, and what staff have noted.',
    ...one,
    answer: OpenInquiry,
    refusals: notFound,
  }),
  file: describeEndpoint(endpoints.file, {
    summary: 'A file that came with a message.',
    access,
    params: {
      schema: z.object({ id, message: messageId, file: AttachmentId }),
      refusal: 'FILE_NOT_FOUND',
    },
    answer: { kind: 'file', types: [...mediaTypes] },
    refusals: { ...notFound, ...downloadRefusals },
  }),
  answer: describeEndpoint(endpoints.answer, {
    summary: 'Answers by mail, and closes the inquiry where nothing more is expected.',
    ...one,
    body: AnswerForm,
    answer: Done,
    refusals: stepRefusals,
    audits: ['inquiry-answered'],
    concerns: 'person',
  }),
  note: describeEndpoint(endpoints.note, {
    summary: 'Writes a note for colleagues.',
    ...one,
    body: NoteForm,
    answer: Done,
    refusals: notFound,
    audits: ['inquiry-note-written'],
    concerns: 'person',
  }),
  assign: describeEndpoint(endpoints.assign, {
    summary: 'Gives an inquiry to oneself or a colleague, or to nobody.',
    ...one,
    body: AssigneeForm,
    answer: Done,
    refusals: only(inboxRefusals, 'INQUIRY_NOT_FOUND', 'INQUIRY_CHANGED', 'NOT_ANSWERING'),
    audits: ['inquiry-assigned'],
    concerns: 'person',
  }),
  move: describeEndpoint(endpoints.move, {
    summary: 'Puts an inquiry into the category that answers it.',
    ...one,
    body: MoveForm,
    answer: Done,
    refusals: only(inboxRefusals, 'INQUIRY_NOT_FOUND', 'INQUIRY_CHANGED', 'CATEGORY_UNKNOWN'),
    audits: ['inquiry-moved'],
    concerns: 'person',
  }),
  close: describeEndpoint(endpoints.close, {
    summary: 'Closes an inquiry without an answer. What its sender writes opens it again.',
    ...one,
    body: SeenForm,
    answer: Done,
    refusals: stepRefusals,
    audits: ['inquiry-closed'],
    concerns: 'person',
  }),
  reopen: describeEndpoint(endpoints.reopen, {
    summary: 'Has an inquiry wait for staff again.',
    ...one,
    body: SeenForm,
    answer: Done,
    refusals: stepRefusals,
    audits: ['inquiry-reopened'],
    concerns: 'person',
  }),
}
