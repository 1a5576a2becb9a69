import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import { grantDecision, grantMeeting } from '#core/grants/decision/tables.server.ts'
import { grantRound, grantRoundType } from '#core/grants/setup/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { RoundFacts } from './round-rules.ts'

export type RoundWithFacts = typeof grantRound.$inferSelect & RoundFacts

/** Rounds with what has happened in them; without ids all of them. */
export async function findFacts(
  database: Database,
  ids?: readonly string[],
): Promise<RoundWithFacts[]> {
  const rounds = await database
    .select({ round: grantRound, agreedAt: grantMeeting.agreedAt })
    .from(grantRound)
    .leftJoin(grantMeeting, eq(grantMeeting.roundId, grantRound.id))
    .where(ids && inArray(grantRound.id, [...ids]))
    .orderBy(asc(grantRound.id))
  const known = rounds.map(({ round }) => round.id)
  if (known.length === 0) return []
  const [types, applications] = [
    await database
      .select()
      .from(grantRoundType)
      .where(inArray(grantRoundType.roundId, known))
      .orderBy(asc(grantRoundType.typeId)),
    await database
      .select({
        roundId: grantApplication.roundId,
        typeId: grantApplication.typeId,
        isSent: sql<boolean>`${grantApplication.sentVersion} > 0`,
      })
      .from(grantApplication)
      .where(and(inArray(grantApplication.roundId, known), isUndecided)),
  ]
  return rounds.map(({ round, agreedAt }) => {
    const own = applications.filter(({ roundId }) => roundId === round.id)
    const sent = own.filter(({ isSent }) => isSent)
    return {
      ...round,
      isAgreed: agreedAt !== null,
      typeIds: types.filter(({ roundId }) => roundId === round.id).map(({ typeId }) => typeId),
      drafts: own.length - sent.length,
      sentTypeIds: sent.map(({ typeId }) => typeId),
      usedTypeIds: own.map(({ typeId }) => typeId),
    }
  })
}

/** Neither withdrawn nor decided. */
export const isUndecided = and(
  isNull(grantApplication.withdrawnAt),
  sql`not exists (select from ${grantDecision} decision
    where decision.application_id = ${grantApplication.id} and decision.replaced_at is null)`,
)

/**
 * Locks them against changes and decisions at the same time, and reads them.
 * @param ids each of them once
 */
export async function lockRounds(
  transaction: Database,
  ids: readonly string[],
): Promise<RoundWithFacts[]> {
  await transaction
    .select({ id: grantRound.id })
    .from(grantRound)
    .where(inArray(grantRound.id, [...ids]))
    .orderBy(asc(grantRound.id))
    .for('update')
  return findFacts(transaction, ids)
}
