import { and, eq, gt, isNull } from 'drizzle-orm'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import { findConflicts } from '#core/grants/committee/find-conflicts.server.ts'
import { grantDecision } from '#core/grants/decision/tables.server.ts'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { CommitteeActor } from './committee-member.server.ts'
import { lockOpenRound } from './find-round.server.ts'

export type OpenCase = Pick<
  typeof grantApplication.$inferSelect,
  'id' | 'roundId' | 'typeId' | 'sentVersion'
>

/**
 * A case of a meeting that has not been agreed. Round and application are locked until the transaction
 * ends, in this order, as those do who agree and decide.
 * @throws {Refusal} `GRANT_NOT_FOUND`, `ROUND_NOT_FOUND`, `MEETING_AGREED`, `GRANT_STATE`: it was
 *   withdrawn or moved to a later round, or staff have refused it
 */
export async function lockCase(
  transaction: Database,
  actor: CommitteeActor,
  applicationId: string,
): Promise<OpenCase> {
  const isSent = and(eq(grantApplication.id, applicationId), gt(grantApplication.sentVersion, 0))
  const [known] = await transaction
    .select({ roundId: grantApplication.roundId })
    .from(grantApplication)
    .where(isSent)
  if (!known) throw refuseGrant('GRANT_NOT_FOUND')
  await lockOpenRound(transaction, known.roundId, actor.now)
  const [found] = await transaction.select().from(grantApplication).where(isSent).for('share')
  const isDecided = await transaction.$count(
    grantDecision,
    and(eq(grantDecision.applicationId, applicationId), isNull(grantDecision.replacedAt)),
  )
  if (!found || found.withdrawnAt || found.roundId !== known.roundId || isDecided > 0)
    throw refuseGrant('GRANT_STATE')
  return found
}

/**
 * The same, for a member who takes part in it.
 * @throws {Refusal} also `CONFLICT_OF_INTEREST`
 */
export async function lockOwnCase(
  transaction: Database,
  actor: CommitteeActor,
  applicationId: string,
): Promise<OpenCase> {
  const conflicts = await findConflicts(transaction, actor, [applicationId])
  if (conflicts.size > 0) throw refuseGrant('CONFLICT_OF_INTEREST')
  return lockCase(transaction, actor, applicationId)
}
