import { endpoint } from '#platform/api/endpoint.ts'
import type { Application, Overview } from '../model/contract.ts'

const path = '/api/frontend/user/health-refunds'

export const overviewEndpoints = {
  overview: endpoint<{ answer: Overview }>()('GET', path),
  application: endpoint<{ answer: Application }>()('GET', `${path}/:id`),
  file: endpoint<{ answer: null }>()('GET', `${path}/files/:file`),
}
