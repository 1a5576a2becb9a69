import { route } from '#platform/api/endpoint.ts'
import type { FormToken } from './contract.ts'

export const formEndpoints = {
  token: route<{ answer: FormToken }>()('GET', '/api/frontend/forms/token', { timeLimit: 10_000 }),
}
