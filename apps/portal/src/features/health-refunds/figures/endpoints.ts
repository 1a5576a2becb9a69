import { endpoint } from '#platform/api/endpoint.ts'
import type { HealthFigures } from './contract.ts'

export const figuresEndpoints = {
  read: endpoint<{ answer: HealthFigures }>()('GET', '/api/frontend/staff/health-refund-figures'),
}
