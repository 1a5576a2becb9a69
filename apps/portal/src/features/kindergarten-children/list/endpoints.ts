import { endpoint } from '#platform/api/endpoint.ts'
import type { Children } from '../model/contract.ts'

export const childrenEndpoints = {
  list: endpoint<{ answer: Children }>()('GET', '/api/frontend/staff/kindergarten-children'),
}
