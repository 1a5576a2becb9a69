import { endpoint } from '#platform/api/endpoint.ts'
import type { StaffRoundDetails, StaffRounds } from '../model/contract.ts'

const rounds = '/api/frontend/staff/grant-case-rounds'

export const roundEndpoints = {
  list: endpoint<{ answer: StaffRounds }>()('GET', rounds),
  read: endpoint<{ answer: StaffRoundDetails }>()('GET', `${rounds}/:id`),
}
