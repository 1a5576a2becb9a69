import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { FoundInquiries, InboxCategories, InboxPage, OpenInquiry } from './contract.ts'
import type { AnswerForm, AssigneeForm, MoveForm, NoteForm, SearchForm, SeenForm } from './forms.ts'

/** The API ignores parameters that are not filters. */
type ListQuery = Readonly<Record<string, string | number | undefined>>

const inquiries = '/api/frontend/staff/inquiries'

export const inboxEndpoints = {
  listInquiries: endpoint<{ query: ListQuery; answer: InboxPage }>()('GET', inquiries),
  listInboxCategories: endpoint<{ answer: InboxCategories }>()(
    'GET',
    '/api/frontend/staff/inquiry-categories',
  ),
  searchInquiries: endpoint<{ body: SearchForm; answer: FoundInquiries }>()(
    'POST',
    `${inquiries}/search`,
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
