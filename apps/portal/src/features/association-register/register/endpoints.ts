import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { MemberEntry, Members } from '../model/contract.ts'
import type { RegisterExport, RegisterFilters, RegisterSearch } from './filters.ts'
import type { RemovalForm } from './forms.ts'

const register = '/api/frontend/my-associations/:id/register'

export const registerEndpoints = {
  list: endpoint<{ query: Partial<Record<keyof RegisterFilters, unknown>>; answer: Members }>()(
    'GET',
    register,
  ),
  search: endpoint<{ body: RegisterSearch; answer: Members }>()('POST', `${register}/search`),
  exportAll: endpoint<{ body: RegisterExport; answer: Members }>()('POST', `${register}/export`),
  entry: endpoint<{ answer: MemberEntry }>()('GET', `${register}/:memberId`),
  remove: endpoint<{ body: RemovalForm; answer: Done }>()('POST', `${register}/:memberId/removal`),
  inviteAgain: endpoint<{ answer: Done }>()('POST', `${register}/:memberId/invitation`),
}
