import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { registerKey } from '../model/queries.ts'
import { registerEndpoints as endpoints } from './endpoints.ts'
import { RegisterExport, RegisterSearch } from './filters.ts'
import type { RemovalForm } from './forms.ts'

/** @param text that is searched for; it must not be in an address */
export const membersQuery = (id: string, search: TableSearch, text: string) =>
  queryOptions({
    queryKey: [...registerKey(id), 'members', search, text],
    queryFn: ({ signal }) =>
      text === ''
        ? callEndpoint(endpoints.list, { params: { id }, query: search, signal })
        : callEndpoint(endpoints.search, {
            params: { id },
            body: RegisterSearch.parse({ ...search, text }),
            signal,
          }),
    retry: false,
  })

export const exportMembers = (id: string, { page: _, ...search }: TableSearch, text: string) =>
  callEndpoint(endpoints.exportAll, {
    params: { id },
    body: RegisterExport.parse({ ...search, ...(text !== '' && { text }) }),
  })

/** Asked for each time: opening an entry is written down. */
export const entryQuery = (id: string, memberId: string) =>
  queryOptions({
    queryKey: [...registerKey(id), 'entry', memberId],
    queryFn: ({ signal }) => callEndpoint(endpoints.entry, { params: { id, memberId }, signal }),
    retry: false,
  })

export const removeMember = (id: string, memberId: string, body: RemovalForm) =>
  callEndpoint(endpoints.remove, { params: { id, memberId }, body })

export const inviteAgain = (id: string, memberId: string) =>
  callEndpoint(endpoints.inviteAgain, { params: { id, memberId } })
