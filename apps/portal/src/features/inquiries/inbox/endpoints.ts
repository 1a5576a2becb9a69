import { type Done, route } from '#platform/api/endpoint.ts'
import type { FoundInquiries, InboxCategories, InboxPage, OpenInquiry } from './contract.ts'
import type { AnswerForm, AssigneeForm, MoveForm, NoteForm, SearchForm, SeenForm } from './forms.ts'

/** The API ignores parameters that are not filters. */
type ListQuery = Readonly<Record<string, string | number | undefined>>

const inquiries = '/api/frontend/staff/inquiries'

export const inboxEndpoints = {
  listInquiries: route<{ query: ListQuery; answer: InboxPage }>()('GET', inquiries),
  listInboxCategories: route<{ answer: InboxCategories }>()('GET', '/api/frontend/staff/inquiry-categories'),
  searchInquiries: route<{ body: SearchForm; answer: FoundInquiries }>()('POST', `${inquiries}/search`),
  readInquiry: route<{ answer: OpenInquiry }>()('GET', `${inquiries}/:id`),
  downloadFile: route<{ answer: null }>()('GET', `${inquiries}/:id/messages/:message/files/:file`),
  answerInquiry: route<{ body: AnswerForm; answer: Done }>()('POST', `${inquiries}/:id/answers`),
  writeNote: route<{ body: NoteForm; answer: Done }>()('POST', `${inquiries}/:id/notes`),
  assignInquiry: route<{ body: AssigneeForm; answer: Done }>()('PUT', `${inquiries}/:id/assignee`),
  moveInquiry: route<{ body: MoveForm; answer: Done }>()('PUT', `${inquiries}/:id/category`),
  closeInquiry: route<{ body: SeenForm; answer: Done }>()('POST', `${inquiries}/:id/closing`),
  reopenInquiry: route<{ body: SeenForm; answer: Done }>()('POST', `${inquiries}/:id/reopening`),
}
