import { eq, sql } from 'drizzle-orm'
import type { DecisionBasis } from '#core/health-refunds/decisions.ts'
import { healthRefund, healthRefundLine } from '#core/health-refunds/tables.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { findLatestDecision, recordDecision } from '../letters/record-decision.server.ts'
import type { TermsParts } from '../model/find-terms.server.ts'
import { moveGranted } from './move-granted.server.ts'
import { type WorkedOutCase, workOutCase } from './work-out-case.server.ts'

/** How long somebody has to pay back, where nobody has set another day. */
const payBackDays = 30

export type Grant = {
  readonly caseId: string
  /** In all, in øre. */
  readonly grantedOre: number
  readonly basis: DecisionBasis
  readonly words: string
  /** What was wrong in the decision before; empty where nothing was. */
  readonly note: string
  readonly decidedBy: string
  readonly confirmedBy: string | null
  /** By when the applicant pays back, where something is to be paid back; null for the usual time. */
  readonly payBackBy: string | null
}

/**
 * Writes down what is granted, moves the difference to what was granted before, and records the decision
 * with its letter. The same amount once more, after a payout came back, is no new decision.
 */
export async function grantRefund(
  parts: TermsParts,
  { caseId, grantedOre, ...grant }: Grant,
  now: Date,
): Promise<void> {
  const { database } = parts
  const worked = await requireWorked(parts, caseId)
  const { row, calculation } = worked
  for (const { id, noRight } of worked.lines)
    await database.update(healthRefundLine).set({ noRight }).where(eq(healthRefundLine.id, id))
  const decided = { ...calculation, payoutOre: grantedOre }
  await database
    .update(healthRefund)
    .set({
      grantedOre,
      schemeVersionId: worked.versionId,
      decidedCalculation: decided,
      decidedAt: sql`now()`,
      decidedBy: grant.decidedBy,
    })
    .where(eq(healthRefund.caseId, caseId))
  const claimedOre = await moveGranted(database, {
    caseId,
    actorId: grant.confirmedBy ?? grant.decidedBy,
    differenceOre: grantedOre - (row.grantedOre ?? 0),
  })
  const latest = await findLatestDecision(database, caseId)
  const isSame = latest?.outcome === 'granted' && latest.grantedOre === grantedOre
  if (isSame && grant.basis === 'application') return
  const by = grant.payBackBy ?? addDays(osloDate(now), payBackDays)
  await recordDecision(
    parts,
    { ...worked, calculation: decided },
    {
      ...grant,
      grantedOre: grantedOre === 0 ? null : grantedOre,
      payBack: claimedOre === 0 ? null : { ore: claimedOre, by },
    },
    now,
  )
}

/** Records that nothing is granted, with its letter. */
export async function rejectRefund(
  parts: TermsParts,
  decision: { readonly caseId: string; readonly words: string; readonly decidedBy: string },
  now: Date,
): Promise<void> {
  const { caseId, ...by } = decision
  const { calculation, ...worked } = await requireWorked(parts, caseId)
  await recordDecision(
    parts,
    { ...worked, calculation: { ...calculation, payoutOre: 0 } },
    { ...by, basis: 'application', grantedOre: null, note: '', confirmedBy: null, payBack: null },
    now,
  )
}

async function requireWorked(parts: TermsParts, caseId: string): Promise<WorkedOutCase> {
  const worked = await workOutCase(parts, caseId)
  if (!worked) throw new Error('a case without its refund')
  return worked
}
