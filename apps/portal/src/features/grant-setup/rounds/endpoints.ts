import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { GrantRounds } from './contract.ts'
import type { RoundEdit } from './forms.ts'

const rounds = '/api/frontend/staff/grant-rounds'

export const roundEndpoints = {
  list: endpoint<{ answer: GrantRounds }>()('GET', rounds),
  save: endpoint<{ body: RoundEdit; answer: Done }>()('POST', rounds),
}
