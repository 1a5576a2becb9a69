import { endpoint } from '#platform/api/endpoint.ts'
import type { MarkAnswer, TabletMark } from './contract.ts'

export const markEndpoints = {
  /** A short limit: somebody stands there with a child. */
  send: endpoint<{ body: TabletMark; answer: MarkAnswer }>()('PUT', '/api/frontend/tablet/marks', {
    timeLimit: 10_000,
  }),
}
