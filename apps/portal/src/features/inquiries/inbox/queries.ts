import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { endpointAddress } from '#platform/api/endpoint.ts'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import type { InquiryLine } from './contract.ts'
import { inboxEndpoints } from './endpoints.ts'
import type {
  AnswerForm,
  AssigneeForm,
  AssigneesForm,
  ClosingsForm,
  MoveForm,
  NoteForm,
} from './forms.ts'
import { InboxSearch, longestInboxPage } from './inbox-filters.ts'

const inboxKey = [...staffKey, 'inquiries']

/** @param text that is searched for; it must not be in an address */
export const inboxQuery = (search: TableSearch, text = '') =>
  queryOptions({
    queryKey: [...inboxKey, search, text],
    queryFn: ({ signal }) => fetchInquiries(search, text, signal),
    retry: false,
  })

function fetchInquiries(search: TableSearch, text: string, signal: AbortSignal) {
  return text === ''
    ? callStaff(inboxEndpoints.listInquiries, { query: search, signal })
    : callStaff(inboxEndpoints.searchInquiries, {
        body: InboxSearch.parse({ ...search, text }),
        signal,
      })
}

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
const longestExportMilliseconds = 120_000

/** All inquiries that match the filters, in pages of the largest size. */
export async function fetchAllInquiries(
  { page: _, ...search }: TableSearch,
  text: string,
): Promise<InquiryLine[]> {
  const lines: InquiryLine[] = []
  const signal = AbortSignal.timeout(longestExportMilliseconds)
  for (let page = 1; lines.length < longestExport; page++) {
    const { items } = await fetchInquiries(
      { ...search, page, size: longestInboxPage },
      text,
      signal,
    )
    lines.push(...items)
    if (items.length < longestInboxPage) break
  }
  return lines
}

/** The place of an inquiry in the list of the address. */
export const inboxPlaceQuery = (id: string, selection: TableSearch) =>
  queryOptions({
    queryKey: [...inboxKey, id, 'next', selection],
    queryFn: ({ signal }) =>
      callStaff(inboxEndpoints.findInboxPlace, { params: { id }, query: selection, signal }),
    retry: false,
    staleTime: 0,
  })

export const assignInquiries = (body: AssigneesForm) =>
  callStaff(inboxEndpoints.assignInquiries, { body })
export const closeInquiries = (body: ClosingsForm) =>
  callStaff(inboxEndpoints.closeInquiries, { body })
export const reopenInquiries = (body: ClosingsForm) =>
  callStaff(inboxEndpoints.reopenInquiries, { body })
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
