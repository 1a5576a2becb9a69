import { type Done, route } from '#platform/api/endpoint.ts'
import type { FoundInquiries, InboxCategories, InboxPage, OpenInquiry } from './contract.ts'
import type { AnswerForm, AssigneeForm, MoveForm, NoteForm, SearchForm, SeenForm } from './forms.ts'

/** What is no filter and no page is left out of account by the API. */
type Asked = Readonly<Record<string, string | number | undefined>>

const inquiries = '/api/frontend/staff/inquiries'

export const inboxEndpoints = {
  list: route<{ query: Asked; answer: InboxPage }>()('GET', inquiries),
  categories: route<{ answer: InboxCategories }>()('GET', '/api/frontend/staff/inquiry-categories'),
  search: route<{ body: SearchForm; answer: FoundInquiries }>()('POST', `${inquiries}/search`),
  read: route<{ answer: OpenInquiry }>()('GET', `${inquiries}/:id`),
  file: route<{ answer: null }>()('GET', `${inquiries}/:id/messages/:message/files/:file`),
  answer: route<{ body: AnswerForm; answer: Done }>()('POST', `${inquiries}/:id/answers`),
  note: route<{ body: NoteForm; answer: Done }>()('POST', `${inquiries}/:id/notes`),
  assign: route<{ body: AssigneeForm; answer: Done }>()('PUT', `${inquiries}/:id/assignee`),
  move: route<{ body: MoveForm; answer: Done }>()('PUT', `${inquiries}/:id/category`),
  close: route<{ body: SeenForm; answer: Done }>()('POST', `${inquiries}/:id/closing`),
  reopen: route<{ body: SeenForm; answer: Done }>()('POST', `${inquiries}/:id/reopening`),
}
