import { endpoint } from '#platform/api/endpoint.ts'
import type { FormToken } from './contract.ts'

export const formEndpoints = {
  token: endpoint<{ answer: FormToken }>()('GET', '/api/frontend/forms/token', {
    timeLimit: 10_000,
  }),
}
