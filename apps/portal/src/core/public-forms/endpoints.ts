import { route } from '#platform/api/route.ts'
import type { FormToken } from './contract.ts'

export const formRoutes = {
  token: route<{ answer: FormToken }>()('GET', '/api/frontend/forms/token', { timeLimit: 10_000 }),
}
