import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { FoundInquiries, InboxCategories, InboxPage, OpenInquiry } from './contract.ts'
import type { AnswerForm, AssigneeForm, MoveForm, NoteForm, SearchForm, SeenForm } from './forms.ts'

/** What is no filter and no page is left out of account by the API. */
type Asked = Readonly<Record<string, string | number | undefined>>

const inquiries = '/api/frontend/staff/inquiries'

export const inboxEndpoints = {
  list: endpoint<{ query: Asked; answer: InboxPage }>()('GET', inquiries),
  categories: endpoint<{ answer: InboxCategories }>()(
    'GET',
    '/api/frontend/staff/inquiry-categories',
  ),
  search: endpoint<{ body: SearchForm; answer: FoundInquiries }>()('POST', `${inquiries}/search`),
  read: endpoint<{ answer: OpenInquiry }>()('GET', `${inquiries}/:id`),
  file: endpoint<{ answer: null }>()('GET', `${inquiries}/:id/messages/:message/files/:file`),
  answer: endpoint<{ body: AnswerForm; answer: Done }>()('POST', `${inquiries}/:id/answers`),
  note: endpoint<{ body: NoteForm; answer: Done }>()('POST', `${inquiries}/:id/notes`),
  assign: endpoint<{ body: AssigneeForm; answer: Done }>()('PUT', `${inquiries}/:id/assignee`),
  move: endpoint<{ body: MoveForm; answer: Done }>()('PUT', `${inquiries}/:id/category`),
  close: endpoint<{ body: SeenForm; answer: Done }>()('POST', `${inquiries}/:id/closing`),
  reopen: endpoint<{ body: SeenForm; answer: Done }>()('POST', `${inquiries}/:id/reopening`),
}
