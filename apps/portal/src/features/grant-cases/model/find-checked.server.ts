import { and, eq, exists, isNull, type SQL, sql } from 'drizzle-orm'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import { grantAppeal, grantDecision, grantMeeting } from '#core/grants/decision/tables.server.ts'
import { grantRound } from '#core/grants/setup/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { CheckedApplication } from './formal-decisions.ts'

/** One that nobody has decided. */
export const openAppeal = (database: Database) =>
  exists(
    database
      .select({ one: sql`1` })
      .from(grantAppeal)
      .where(
        and(
          eq(grantAppeal.applicationId, grantApplication.id),
          isNull(grantAppeal.confirmedAt),
          isNull(grantAppeal.withdrawnAt),
        ),
      ),
  )

export type FoundApplication = CheckedApplication & {
  readonly application: typeof grantApplication.$inferSelect
  readonly isReleased: boolean
}

/** What is known of one application that was sent; null where there is none. */
export async function findChecked(
  database: Database,
  which: { readonly caseId: string } | { readonly id: string },
): Promise<FoundApplication | null> {
  const wanted: SQL =
    'caseId' in which
      ? eq(grantApplication.caseId, which.caseId)
      : eq(grantApplication.id, which.id)
  const [found] = await database
    .select({
      application: grantApplication,
      basis: grantDecision.basis,
      agreedAt: grantMeeting.agreedAt,
      releasedAt: grantMeeting.releasedAt,
      hasOpenAppeal: sql<boolean>`${openAppeal(database)}`,
    })
    .from(grantApplication)
    .leftJoin(
      grantDecision,
      and(eq(grantDecision.applicationId, grantApplication.id), isNull(grantDecision.replacedAt)),
    )
    .leftJoin(grantMeeting, eq(grantMeeting.roundId, grantApplication.roundId))
    .where(and(wanted, sql`${grantApplication.sentVersion} > 0`))
  if (!found) return null
  const { application, basis, agreedAt, releasedAt, hasOpenAppeal } = found
  return {
    application,
    basis,
    hasOpenAppeal,
    isWithdrawn: application.withdrawnAt !== null,
    isMeetingAgreed: agreedAt !== null,
    isReleased: releasedAt !== null,
  }
}

/**
 * The same, with its round and the application locked until the end of the transaction: no meeting is
 * agreed meanwhile. Rounds are locked before applications and these before cases, as a meeting does it
 * that sends its letters. One that moves to another round at that moment is locked in the other order,
 * so the caller tries again (`retryContention`).
 */
export async function lockChecked(
  transaction: Database,
  which: { readonly caseId: string } | { readonly id: string },
): Promise<FoundApplication | null> {
  const known = await findChecked(transaction, which)
  if (!known) return null
  const { id, roundId } = known.application
  await lockRound(transaction, roundId)
  const [locked] = await transaction
    .select({ roundId: grantApplication.roundId })
    .from(grantApplication)
    .where(eq(grantApplication.id, id))
    .for('update')
  if (!locked) return null
  if (locked.roundId !== roundId) await lockRound(transaction, locked.roundId)
  return findChecked(transaction, { id })
}

const lockRound = (transaction: Database, id: string) =>
  transaction
    .select({ id: grantRound.id })
    .from(grantRound)
    .where(eq(grantRound.id, id))
    .for('no key update')
