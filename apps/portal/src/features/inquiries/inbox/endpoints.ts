import type { QueuePlace } from '#core/staff-area/queue/contract.ts'
import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { InboxCategories, InboxPage, OpenInquiry, SeveralChanged } from './contract.ts'
import type {
  AnswerForm,
  AssigneeForm,
  AssigneesForm,
  ClosingsForm,
  MoveForm,
  NoteForm,
  SeenForm,
} from './forms.ts'
import type { InboxSearch } from './inbox-filters.ts'

/** The API ignores parameters that are not filters. */
type ListQuery = Readonly<Record<string, string | number | undefined>>

const inquiries = '/api/frontend/staff/inquiries'

export const inboxEndpoints = {
  listInquiries: endpoint<{ query: ListQuery; answer: InboxPage }>()('GET', inquiries),
  listInboxCategories: endpoint<{ answer: InboxCategories }>()(
    'GET',
    '/api/frontend/staff/inquiry-categories',
  ),
  searchInquiries: endpoint<{ body: InboxSearch; answer: InboxPage }>()(
    'POST',
    `${inquiries}/search`,
  ),
  assignInquiries: endpoint<{ body: AssigneesForm; answer: SeveralChanged }>()(
    'POST',
    `${inquiries}/assignees`,
  ),
  closeInquiries: endpoint<{ body: ClosingsForm; answer: SeveralChanged }>()(
    'POST',
    `${inquiries}/closings`,
  ),
  reopenInquiries: endpoint<{ body: ClosingsForm; answer: SeveralChanged }>()(
    'POST',
    `${inquiries}/reopenings`,
  ),
  findInboxPlace: endpoint<{ query: ListQuery; answer: QueuePlace }>()(
    'GET',
    `${inquiries}/:id/next`,
  ),
  readInquiry: endpoint<{ answer: OpenInquiry }>()('GET', `${inquiries}/:id`),
  downloadFile: endpoint<{ answer: null }>()(
    'GET',
    `${inquiries}/:id/messages/:message/files/:file`,
  ),
  answerInquiry: endpoint<{ body: AnswerForm; answer: Done }>()('POST', `${inquiries}/:id/answers`),
  writeNote: endpoint<{ body: NoteForm; answer: Done }>()('POST', `${inquiries}/:id/notes`),
  assignInquiry: endpoint<{ body: AssigneeForm; answer: Done }>()(
    'PUT',
    `${inquiries}/:id/assignee`,
  ),
  moveInquiry: endpoint<{ body: MoveForm; answer: Done }>()('PUT', `${inquiries}/:id/category`),
  closeInquiry: endpoint<{ body: SeenForm; answer: Done }>()('POST', `${inquiries}/:id/closing`),
  reopenInquiry: endpoint<{ body: SeenForm; answer: Done }>()('POST', `${inquiries}/:id/reopening`),
}
