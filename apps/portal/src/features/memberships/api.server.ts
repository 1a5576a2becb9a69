import { Hono } from 'hono'
import {
  requireUser,
  type SignedInEnvironment,
} from '#core/identity/sessions/require-user.server.ts'
import type { Sessions } from '#core/identity/sessions/session.server.ts'
import type { Memberships } from '#core/memberships/contract.ts'
import { listActiveMemberships } from '#core/memberships/find-active-membership.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'

export function createMembershipsApi({
  database,
  sessions,
  clock,
}: {
  database: Database
  sessions: Pick<Sessions, 'find'>
  clock: Clock
}) {
  return new Hono<SignedInEnvironment>().get(
    '/frontend/user/sports/memberships',
    requireUser(sessions),
    async (context) => {
      const { userId } = context.get('user')
      const items = await listActiveMemberships(database, userId, osloDate(clock()))
      return context.json({ items } satisfies Memberships)
    },
  )
}
