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
    queryFn: ({ signal }) => callStaff(inboxEndpoints.listInquiries, { query: search, signal }),
    retry: false,
  })

export const inboxCategoriesQuery = queryOptions({
  queryKey: [...inboxKey, 'categories'],
  queryFn: ({ signal }) => callStaff(inboxEndpoints.listInboxCategories, { signal }),
  retry: false,
})

/** Refetched when the window gets the focus, because colleagues answer and mails arrive. */
export const inquiryQuery = (id: string) =>
  queryOptions({
    queryKey: [...inboxKey, id],
    queryFn: ({ signal }) => callStaff(inboxEndpoints.readInquiry, { params: { id }, signal }),
    retry: false,
    staleTime: 0,
  })

/** Rows: nobody reads a longer list in a spreadsheet. */
const longestExport = 20_000

/** All inquiries that match the filters, in pages of the largest size. */
export async function fetchAllInquiries({
  page: _,
  ...search
}: TableSearch): Promise<InquiryLine[]> {
  const lines: InquiryLine[] = []
  for (let page = 1; lines.length < longestExport; page++) {
    const query = { ...search, page, size: longestInboxPage }
    const { items } = await callStaff(inboxEndpoints.listInquiries, { query })
    lines.push(...items)
    if (items.length < longestInboxPage) break
  }
  return lines
}

/** With a body, because the searched name must not be in an address. */
export const searchInquiries = (body: SearchForm) =>
  callStaff(inboxEndpoints.searchInquiries, { body })
export const answerInquiry = (id: string, body: AnswerForm) =>
  callStaff(inboxEndpoints.answerInquiry, { params: { id }, body })
export const writeNote = (id: string, body: NoteForm) =>
  callStaff(inboxEndpoints.writeNote, { params: { id }, body })
export const assignInquiry = (id: string, body: AssigneeForm) =>
  callStaff(inboxEndpoints.assignInquiry, { params: { id }, body })
export const moveInquiry = (id: string, body: MoveForm) =>
  callStaff(inboxEndpoints.moveInquiry, { params: { id }, body })
export const closeInquiry = (id: string, version: number) =>
  callStaff(inboxEndpoints.closeInquiry, { params: { id }, body: { version } })
export const reopenInquiry = (id: string, version: number) =>
  callStaff(inboxEndpoints.reopenInquiry, { params: { id }, body: { version } })
export const fileAddress = (id: string, message: number, file: string) =>
  endpointAddress(inboxEndpoints.downloadFile, { params: { id, message: String(message), file } })
export const allInboxQueries = { queryKey: inboxKey }
