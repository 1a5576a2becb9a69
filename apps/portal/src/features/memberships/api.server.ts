import { Hono } from 'hono'
import { requireUser, type SignedInEnvironment } from '#features/accounts/require-user.server.ts'
import type { Sessions } from '#features/accounts/session.server.ts'
import { type Clock, osloDate } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Memberships } from './contract.ts'
import { listActiveMemberships } from './find-active-membership.server.ts'

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
