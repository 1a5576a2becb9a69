import { endpoint } from '#platform/api/endpoint.ts'
import type { TabletDay } from './contract.ts'

export const listEndpoints = {
  read: endpoint<{ answer: TabletDay }>()('GET', '/api/frontend/tablet/day', {
    timeLimit: 10_000,
  }),
}
