import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { session } from '#core/accounts/tables.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/* A session is strong once its owner has proved in it who they are, with ID-porten. */

/** Whether a session is strong, as the database has it now: the cache of sessions does not know. */
export async function isStrongSession(database: Database, sessionId: string): Promise<boolean> {
  const strong = await database.$count(
    session,
    and(eq(session.id, sessionId), isNotNull(session.strongAt), gt(session.expiresAt, sql`now()`)),
  )
  return strong > 0
}

/** The owner of the session has just proved who they are. */
export async function strengthenSession(database: Database, sessionId: string): Promise<void> {
  await database.update(session).set({ strongAt: sql`now()` }).where(eq(session.id, sessionId))
}

/** Whether ID-porten is connected, so that a session can become strong. */
export const isStrongLoginOffered = (
  configuration: Pick<
    Configuration,
    'IDPORTEN_ISSUER' | 'IDPORTEN_CLIENT_ID' | 'IDPORTEN_CLIENT_SECRET'
  >,
): boolean =>
  Boolean(
    configuration.IDPORTEN_ISSUER &&
      configuration.IDPORTEN_CLIENT_ID &&
      configuration.IDPORTEN_CLIENT_SECRET,
  )
