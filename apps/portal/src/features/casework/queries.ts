import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { endpointAddress } from '#platform/api/endpoint.ts'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { longestCasePage } from './case-filters.ts'
import type { CaseLine } from './contract.ts'
import type { AssigneeForm, AssigneesForm, DecisionForm } from './decision-form.ts'
import { caseEndpoints } from './endpoints.ts'
import type { NoteForm } from './note-form.ts'
import type { OwnTemplateForm } from './own-template-form.ts'
import { readAgainAfter } from './pending-decision.ts'
import type { SecretForm } from './secret-form.ts'
import type { SetupEdit, TickForm } from './setup-forms.ts'

const casesKey = [...staffKey, 'cases']
const setupKey = [...staffKey, 'case-setup']

export const casesQuery = (search: TableSearch) =>
  queryOptions({
    queryKey: [...casesKey, search],
    queryFn: ({ signal }) => callStaff(caseEndpoints.list, { query: search, signal }),
    retry: false,
  })

export const countsQuery = queryOptions({
  queryKey: [...casesKey, 'counts'],
  queryFn: ({ signal }) => callStaff(caseEndpoints.counts, { signal }),
  retry: false,
})

export const statisticsQuery = (period: TableSearch) =>
  queryOptions({
    queryKey: [...casesKey, 'statistics', period],
    queryFn: ({ signal }) => callStaff(caseEndpoints.statistics, { query: period, signal }),
    retry: false,
  })

/**
 * Asked again when somebody comes back to the window, for others work on it too, and when a decision has
 * taken effect.
 */
export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: [...casesKey, id],
    queryFn: ({ signal }) => callStaff(caseEndpoints.read, { params: { id }, signal }),
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state }) => readAgainAfter(state.data?.pending, new Date()),
  })

/** Where a case is in the queue of the address. */
export const queuePlaceQuery = (id: string, selection: TableSearch) =>
  queryOptions({
    queryKey: [...casesKey, id, 'next', selection],
    queryFn: ({ signal }) =>
      callStaff(caseEndpoints.next, { params: { id }, query: selection, signal }),
    retry: false,
    staleTime: 0,
  })

/** More is no longer a list that somebody reads in a spreadsheet. */
const longestExport = 20_000

/** All that the filters leave, the longest pages at a time. */
export async function fetchAllCases({ page: _, ...search }: TableSearch): Promise<CaseLine[]> {
  const lines: CaseLine[] = []
  for (let page = 1; lines.length < longestExport; page++) {
    const query = { ...search, page, size: longestCasePage }
    const { items } = await callStaff(caseEndpoints.list, { query })
    lines.push(...items)
    if (items.length < longestCasePage) break
  }
  return lines
}

/** Of a file that was sent with the case. */
export const fileAddress = (id: string, file: string) =>
  endpointAddress(caseEndpoints.file, { params: { id, file } })

export const decide = (id: string, body: DecisionForm) =>
  callStaff(caseEndpoints.decide, { params: { id }, body })
export const takeBack = (id: string) => callStaff(caseEndpoints.takeBack, { params: { id } })
export const assign = (id: string, body: AssigneeForm) =>
  callStaff(caseEndpoints.assign, { params: { id }, body })
export const assignAll = (body: AssigneesForm) => callStaff(caseEndpoints.assignAll, { body })
/** The answer is not cached: it is only shown. */
export const showSecret = (id: string, body: SecretForm) =>
  callStaff(caseEndpoints.secret, { params: { id }, body })
export const setupQuery = queryOptions({
  queryKey: setupKey,
  queryFn: ({ signal }) => callStaff(caseEndpoints.readSetup, { signal }),
  retry: false,
})
/** What caseworkers insert changes with it. */
export const setupChanged = { queryKey: setupKey }
export const saveSetup = (body: SetupEdit) => callStaff(caseEndpoints.saveSetup, { body })
/** Apart from the cases: one decision after the other needs the same templates. */
export const templatesQuery = queryOptions({
  queryKey: [...setupKey, 'templates'],
  queryFn: ({ signal }) => callStaff(caseEndpoints.templates, { signal }),
  retry: false,
})
export const saveOwnTemplate = (kind: string, body: OwnTemplateForm) =>
  callStaff(caseEndpoints.saveOwnTemplate, { params: { kind }, body })
export const removeOwnTemplate = (id: string) =>
  callStaff(caseEndpoints.removeOwnTemplate, { params: { id } })
export const saveTick = (id: string, check: string, body: TickForm) =>
  callStaff(caseEndpoints.tick, { params: { id, check }, body })
export const notesForMeQuery = queryOptions({
  queryKey: [...casesKey, 'notes-for-me'],
  queryFn: ({ signal }) => callStaff(caseEndpoints.notesForMe, { signal }),
  retry: false,
  staleTime: 0,
})
export const writeNote = (id: string, body: NoteForm) =>
  callStaff(caseEndpoints.writeNote, { params: { id }, body })
export const withdrawNote = (id: string, note: number) =>
  callStaff(caseEndpoints.withdrawNote, { params: { id, note: String(note) } })
export const markNotesSeen = (id: string, last: number) =>
  callStaff(caseEndpoints.seeNotes, { params: { id }, body: { last } })
export const casesChanged = { queryKey: casesKey }
