import { endpoint, type Success } from '#platform/api/endpoint.ts'
import type { ExampleForm, ExampleState } from './contract.ts'

const path = '/api/frontend/staff/example-pages'

export const examplePagesEndpoints = {
  read: endpoint<{ answer: ExampleState }>()('GET', path),
  change: endpoint<{ body: ExampleForm; answer: Success }>()('POST', path),
}
