import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import { session } from '#core/accounts/tables.server.ts'
import { sessionIdleDays } from '#core/sessions/session-cookie.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { SessionSummary } from '../model/contract.ts'

type Owner = { userId: string; sessionId: string }

/** Where a person is logged in, the last used first. */
export async function listSessions(
  database: Database,
  { userId, sessionId }: Owner,
): Promise<SessionSummary[]> {
  const found = await database
    .select({
      id: session.id,
      createdAt: session.createdAt,
      updatedAt: session.updatedAt,
      browser: session.browser,
      system: session.system,
    })
    .from(session)
    .where(
      and(
        eq(session.userId, userId),
        gt(session.expiresAt, sql`now()`),
        gt(session.updatedAt, sql`now() - make_interval(days => ${sessionIdleDays})`),
      ),
    )
    .orderBy(desc(session.updatedAt))
    .limit(100)
  return found.map(({ id, createdAt, updatedAt, browser, system }) => ({
    id,
    startedAt: createdAt.toISOString(),
    lastUsedAt: updatedAt.toISOString(),
    browser,
    system,
    isThisOne: id === sessionId,
  }))
}

/** Ends one of the person's own sessions. One that has ended already is no error. */
export async function endSession(
  database: Database,
  { userId }: Pick<Owner, 'userId'>,
  endedId: string,
): Promise<void> {
  await database.delete(session).where(and(eq(session.id, endedId), eq(session.userId, userId)))
}

export async function endOtherSessions(
  database: Database,
  { userId, sessionId }: Owner,
): Promise<void> {
  await database.delete(session).where(and(eq(session.userId, userId), ne(session.id, sessionId)))
}
