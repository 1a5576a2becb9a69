import { randomBytes } from 'node:crypto'
import { session } from '#core/accounts/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/** Somebody logs in on a browser. */
export async function createSession(
  database: Database,
  userId: string,
  overrides: Partial<typeof session.$inferInsert> = {},
): Promise<string> {
  const id = `session-${randomBytes(6).toString('hex')}`
  await database.insert(session).values({
    id,
    token: id,
    userId,
    browser: 'Firefox',
    system: 'Windows',
    expiresAt: new Date(Date.now() + 86_400_000),
    ...overrides,
  })
  return id
}
