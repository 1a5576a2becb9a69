import { endpoint } from '#platform/api/endpoint.ts'
import type { Statement } from './contract.ts'

const path = '/api/frontend/my-associations/:id/money/statement'

export const statementEndpoints = {
  read: endpoint<{ query: { before: number }; answer: Statement }>()('GET', path),
  readAll: endpoint<{ answer: Statement }>()('GET', `${path}/all`),
}
