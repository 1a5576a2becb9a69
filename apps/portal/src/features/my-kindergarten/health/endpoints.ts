import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { Health, HealthViews } from '../model/contract.ts'

const path = '/api/frontend/my-kindergarten/:id/health'

export const healthEndpoints = {
  /** A POST: each look is written down. */
  view: endpoint<{ answer: Health }>()('POST', `${path}/view`),
  save: endpoint<{ body: Health; answer: Done }>()('PUT', path),
  views: endpoint<{ query: { page: number }; answer: HealthViews }>()('GET', `${path}/views`),
}
