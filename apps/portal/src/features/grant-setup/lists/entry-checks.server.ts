import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import { grantProposal } from '#core/grants/committee/tables.server.ts'
import { grantDecision } from '#core/grants/decision/tables.server.ts'
import { grantAward } from '#core/grants/funding/tables.server.ts'
import {
  grantDocument,
  grantRound,
  grantRoundType,
  grantType,
} from '#core/grants/setup/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { refuse } from '../model/refuse.server.ts'

/**
 * Nobody waits for a decision or for money by this type.
 * @throws {Refusal} `TYPE_PAYMENT_FIXED`
 */
export async function requireUnused(transaction: Database, typeId: string): Promise<void> {
  const [open] = await transaction
    .select({ id: grantApplication.id })
    .from(grantApplication)
    .leftJoin(
      grantDecision,
      and(eq(grantDecision.applicationId, grantApplication.id), isNull(grantDecision.replacedAt)),
    )
    .leftJoin(grantAward, eq(grantAward.applicationId, grantApplication.id))
    .where(
      and(
        eq(grantApplication.typeId, typeId),
        gt(grantApplication.sentVersion, 0),
        isNull(grantApplication.withdrawnAt),
        sql`(${grantDecision.id} is null or ${grantAward.state} in ('offered', 'accepted'))`,
      ),
    )
    .limit(1)
  if (open) throw refuse('TYPE_PAYMENT_FIXED')
}

/**
 * No round before its deadline has this type.
 * @throws {Refusal} `TYPE_IN_ROUND`
 */
export async function requireInNoRound(
  transaction: Database,
  typeId: string,
  now: Date,
): Promise<void> {
  const [round] = await transaction
    .select({ id: grantRound.id })
    .from(grantRoundType)
    .innerJoin(grantRound, eq(grantRound.id, grantRoundType.roundId))
    .where(
      and(
        eq(grantRoundType.typeId, typeId),
        isNull(grantRound.cancelledAt),
        gt(grantRound.deadlineAt, now),
      ),
    )
    .limit(1)
  if (round) throw refuse('TYPE_IN_ROUND')
}

/** A letter says what it said: a reason that a decision or a proposal gives keeps its text. */
export async function isReasonGiven(transaction: Database, reasonId: string): Promise<boolean> {
  const named = sql`array[${reasonId}]::uuid[]`
  const [decisions, proposals] = [
    await transaction.$count(grantDecision, sql`${grantDecision.reasonIds} @> ${named}`),
    await transaction.$count(grantProposal, sql`${grantProposal.reasonIds} @> ${named}`),
  ]
  return decisions + proposals > 0
}

/**
 * The lock keeps the type from being removed meanwhile.
 * @throws {Refusal} `SETUP_ENTRY_NOT_FOUND`
 */
export async function requireType(transaction: Database, typeId: string | null): Promise<void> {
  if (typeId === null) return
  const [found] = await transaction
    .select({ id: grantType.id })
    .from(grantType)
    .where(and(eq(grantType.id, typeId), isNull(grantType.removedAt)))
    .for('share')
  if (!found) throw refuse('SETUP_ENTRY_NOT_FOUND')
}

/** @throws {Refusal} `SETUP_ENTRY_NOT_FOUND` */
export async function requireDocument(
  transaction: Database,
  documentId: string | null,
): Promise<void> {
  if (documentId === null) return
  const isThere = and(eq(grantDocument.id, documentId), isNull(grantDocument.removedAt))
  if ((await transaction.$count(grantDocument, isThere)) === 0)
    throw refuse('SETUP_ENTRY_NOT_FOUND')
}
