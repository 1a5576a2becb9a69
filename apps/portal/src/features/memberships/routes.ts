import type { Memberships } from '#core/memberships/contract.ts'
import { route } from '#platform/api/route.ts'

export const membershipsRoute = route<{ answer: Memberships }>()(
  'GET',
  '/api/frontend/user/sports/memberships',
  { timeLimit: 10_000 },
)
