import { and, desc, eq, gt, ne, notInArray, or, sql } from 'drizzle-orm'
import { session } from '#core/accounts/tables.server.ts'
import { sessionIdleDays } from '#core/sessions/session-cookie.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import { hashToken } from '#platform/crypto/hash-token.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { PushDevice, PushTargetForm } from './contract.ts'
import { pushSubscription } from './tables.server.ts'

type Owner = { userId: string; sessionId: string }

/** Nobody uses more; adding another one removes the oldest. */
export const maxDevices = 10

export const targetLocation = (sessionId: string) => ({
  table: 'push_subscription',
  column: 'target',
  row: sessionId,
})

/** A session that nobody could use any more gets nothing either. */
export const isRunningSession = and(
  gt(session.expiresAt, sql`now()`),
  gt(session.updatedAt, sql`now() - make_interval(days => ${sessionIdleDays})`),
)

/** The browsers that take messages for somebody, the latest first. */
export async function listPushDevices(
  database: Database,
  { userId, sessionId }: Owner,
): Promise<PushDevice[]> {
  const found = await database
    .select({
      id: pushSubscription.id,
      sessionId: pushSubscription.sessionId,
      browser: session.browser,
      system: session.system,
      since: pushSubscription.createdAt,
    })
    .from(pushSubscription)
    .innerJoin(session, eq(session.id, pushSubscription.sessionId))
    .where(and(eq(pushSubscription.userId, userId), isRunningSession))
    .orderBy(desc(pushSubscription.createdAt), desc(pushSubscription.id))
  return found.map(({ sessionId: of, since, ...device }) => ({
    ...device,
    since: since.toISOString(),
    isThisOne: of === sessionId,
  }))
}

/**
 * This browser takes messages for its session from now on, and for nobody else: the previous user
 * of the browser gets none here any more.
 * @returns false when the session has ended meanwhile
 */
export async function savePushDevice(
  { database, encryption }: { database: Database; encryption: Pick<FieldEncryption, 'encrypt'> },
  { userId, sessionId }: Owner,
  target: PushTargetForm,
): Promise<boolean> {
  const endpointHash = hashToken(target.endpoint)
  return database.transaction(async (transaction) => {
    const [held] = await transaction
      .select({ id: session.id })
      .from(session)
      .where(and(eq(session.id, sessionId), eq(session.userId, userId)))
      .for('update')
    if (!held) return false
    // Nobody else takes the same browser meanwhile.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${endpointHash}))`)
    await transaction
      .delete(pushSubscription)
      .where(
        or(
          eq(pushSubscription.endpointHash, endpointHash),
          eq(pushSubscription.sessionId, sessionId),
        ),
      )
    await transaction.insert(pushSubscription).values({
      sessionId,
      userId,
      endpointHash,
      target: encryption.encrypt(JSON.stringify(target), targetLocation(sessionId)),
    })
    const latest = transaction
      .select({ id: pushSubscription.id })
      .from(pushSubscription)
      .where(eq(pushSubscription.userId, userId))
      .orderBy(desc(pushSubscription.id))
      .limit(maxDevices)
    await transaction
      .delete(pushSubscription)
      .where(
        and(
          eq(pushSubscription.userId, userId),
          ne(pushSubscription.sessionId, sessionId),
          notInArray(pushSubscription.id, latest),
        ),
      )
    return true
  })
}

/** One of one's own; one that is not there is no error. */
export async function removePushDevice(
  database: Database,
  userId: string,
  id: number,
): Promise<void> {
  await database
    .delete(pushSubscription)
    .where(and(eq(pushSubscription.id, id), eq(pushSubscription.userId, userId)))
}
