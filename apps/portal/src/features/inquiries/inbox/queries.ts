import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { endpointAddress } from '#platform/api/endpoint.ts'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import type { InquiryLine } from './contract.ts'
import { inboxEndpoints } from './endpoints.ts'
import type { AnswerForm, AssigneeForm, MoveForm, NoteForm, SearchForm } from './forms.ts'
import { longestInboxPage } from './inbox-filters.ts'

const inboxKey = [...staffKey, 'inquiries']

export const inboxQuery = (search: TableSearch) =>
  queryOptions({
    queryKey: [...inboxKey, search],
    queryFn: ({ signal }) => callStaff(inboxEndpoints.list, { query: search, signal }),
    retry: false,
  })

export const inboxCategoriesQuery = queryOptions({
  queryKey: [...inboxKey, 'categories'],
  queryFn: ({ signal }) => callStaff(inboxEndpoints.categories, { signal }),
  retry: false,
})

/** Asked again when somebody comes back to the window: others answer too, and mails come in. */
export const inquiryQuery = (id: string) =>
  queryOptions({
    queryKey: [...inboxKey, id],
    queryFn: ({ signal }) => callStaff(inboxEndpoints.read, { params: { id }, signal }),
    retry: false,
    staleTime: 0,
  })

/** More is no longer a list that somebody reads in a spreadsheet. */
const longestExport = 20_000

/** All that the filters leave, the longest pages at a time. */
export async function fetchAllInquiries({
  page: _,
  ...search
}: TableSearch): Promise<InquiryLine[]> {
  const lines: InquiryLine[] = []
  for (let page = 1; lines.length < longestExport; page++) {
    const query = { ...search, page, size: longestInboxPage }
    const { items } = await callStaff(inboxEndpoints.list, { query })
    lines.push(...items)
    if (items.length < longestInboxPage) break
  }
  return lines
}

/** In a body: what one looks for is a name, and no address says it. */
export const searchInquiries = (body: SearchForm) => callStaff(inboxEndpoints.search, { body })
export const answerInquiry = (id: string, body: AnswerForm) =>
  callStaff(inboxEndpoints.answer, { params: { id }, body })
export const writeNote = (id: string, body: NoteForm) =>
  callStaff(inboxEndpoints.note, { params: { id }, body })
export const assignInquiry = (id: string, body: AssigneeForm) =>
  callStaff(inboxEndpoints.assign, { params: { id }, body })
export const moveInquiry = (id: string, body: MoveForm) =>
  callStaff(inboxEndpoints.move, { params: { id }, body })
export const closeInquiry = (id: string, version: number) =>
  callStaff(inboxEndpoints.close, { params: { id }, body: { version } })
export const reopenInquiry = (id: string, version: number) =>
  callStaff(inboxEndpoints.reopen, { params: { id }, body: { version } })
export const fileAddress = (id: string, message: number, file: string) =>
  endpointAddress(inboxEndpoints.file, { params: { id, message: String(message), file } })
export const inboxChanged = { queryKey: inboxKey }
