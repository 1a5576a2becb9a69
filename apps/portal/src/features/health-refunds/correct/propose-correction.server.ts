import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { SettlingParts } from '#core/bank/payout-source.ts'
import { healthRefundCorrection } from '#core/health-refunds/tables.server.ts'
import { isOwnAccount } from '#core/person-concerned/own-accounts.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { findHeld } from '../decide/move-granted.server.ts'
import { splitDifference } from '../decide/split-difference.ts'
import type { TermsParts } from '../model/find-terms.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { decryptCorrection, encryptText } from '../model/refund-secrets.server.ts'
import { amendDecision } from './amend-decision.server.ts'
import type { CorrectionForm } from './forms.ts'
import { lockRefund, requireDecided } from './lock-refund.server.ts'
import { refuse } from './refuse.server.ts'
import { requireNotPaying } from './require-not-paying.server.ts'
import { tryAmendment } from './try-amendment.server.ts'

type Of = { readonly id: string }
type Which = Of & { readonly correction: string }

export const isOpenCorrection = and(
  isNull(healthRefundCorrection.confirmedAt),
  isNull(healthRefundCorrection.droppedAt),
)

/**
 * One person says what is wrong in a decision that granted something. Nothing changes before a second one
 * confirms it. A wrong rejection is reopened in the ordinary way.
 * @throws {Refusal} `HEALTH_DECISION_CHANGED`: another decision counts, or it comes to another amount;
 *   `HEALTH_SAME_DECISION`, `HEALTH_DAY_INVALID`, `HEALTH_WAITS`, `HEALTH_PAYOUT_UNDERWAY`, those of
 *   `lockRefund`, `requireDecided` and `tryAmendment`
 */
export function proposeCorrection(
  { database, encryption }: TermsParts,
  staff: StaffActor,
  { id: caseId, ...form }: CorrectionForm & Of,
  now: Date,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const found = await lockRefund(transaction, staff, caseId)
    const latest = await requireDecided(transaction, found, ['INNVILGET'])
    if (latest.id !== form.decisionId) throw refuse('HEALTH_DECISION_CHANGED')
    await requireNotPaying(transaction, caseId)
    const { grantedOre, lines, words, payBackBy } = form
    const worked = await tryAmendment({ database: transaction, encryption }, caseId, lines)
    if (worked.calculation.payoutOre !== grantedOre) throw refuse('HEALTH_DECISION_CHANGED')
    if (lines.length === 0 && grantedOre === latest.grantedOre) throw refuse('HEALTH_SAME_DECISION')
    const held = await findHeld(transaction, caseId)
    const { claimOre } = splitDifference(grantedOre - latest.grantedOre, held)
    const isClaimed = claimOre > 0
    if (isClaimed && (payBackBy === null || payBackBy < osloDate(now)))
      throw refuse('HEALTH_DAY_INVALID')
    const id = randomUUID()
    const text = JSON.stringify({ lines, words })
    const [added] = await transaction
      .insert(healthRefundCorrection)
      .values({
        id,
        caseId,
        decisionId: latest.id,
        grantedOre,
        content: encryptText(encryption, 'correction', { id, text }),
        payBackBy: isClaimed ? payBackBy : null,
        proposedBy: staff.userId,
        proposedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: healthRefundCorrection.id })
    if (!added) throw refuse('HEALTH_WAITS')
    await recordAction(transaction, staff, {
      action: 'health-correction-proposed',
      subject: { kind: 'health-refund', id: caseId },
      before: { healthGrantedOre: latest.grantedOre },
      after: { healthGrantedOre: grantedOre },
    })
  })
}

/**
 * A second person confirms a correction: another decision takes the place of the wrong one, and money
 * follows.
 * @throws {Refusal} `HEALTH_NOTHING_WAITS`; `HEALTH_OTHER_PERSON`: the caller has proposed it;
 *   `HEALTH_DECISION_CHANGED`, those of `lockRefund`, `requireDecided` and `amendDecision`
 */
export function confirmCorrection(
  parts: SettlingParts,
  staff: StaffActor,
  { id: caseId, correction }: Which,
  now: Date,
): Promise<void> {
  return parts.database.transaction(async (transaction) => {
    const found = await lockRefund(transaction, staff, caseId)
    const row = await requireOpen(transaction, caseId, correction)
    if (await isOwnAccount(transaction, staff.userId, row.proposedBy))
      throw refuse('HEALTH_OTHER_PERSON')
    const latest = await requireDecided(transaction, found, ['INNVILGET'])
    if (latest.id !== row.decisionId) throw refuse('HEALTH_DECISION_CHANGED')
    await transaction
      .update(healthRefundCorrection)
      .set({ confirmedBy: staff.userId, confirmedAt: now })
      .where(eq(healthRefundCorrection.id, row.id))
    const { lines, words } = decryptCorrection(parts.encryption, row)
    await amendDecision(
      { ...parts, database: transaction },
      found,
      {
        lines,
        grantedOre: row.grantedOre,
        basis: 'correction',
        words: '',
        note: words,
        decidedBy: row.proposedBy,
        confirmedBy: staff.userId,
        payBackBy: row.payBackBy,
      },
      now,
    )
    await recordAction(transaction, staff, {
      action: 'health-correction-confirmed',
      subject: { kind: 'health-refund', id: caseId },
      before: { healthGrantedOre: latest.grantedOre },
      after: { healthGrantedOre: row.grantedOre },
    })
  })
}

/** Takes a correction away that was wrong itself. @throws {Refusal} `HEALTH_NOTHING_WAITS` */
export function dropCorrection(
  database: Database,
  staff: StaffActor,
  { id: caseId, correction }: Which,
  now: Date,
): Promise<void> {
  return database.transaction(async (transaction) => {
    await lockRefund(transaction, staff, caseId)
    const row = await requireOpen(transaction, caseId, correction)
    await transaction
      .update(healthRefundCorrection)
      .set({ droppedAt: now })
      .where(eq(healthRefundCorrection.id, row.id))
    await recordAction(transaction, staff, {
      action: 'health-correction-dropped',
      subject: { kind: 'health-refund', id: caseId },
      before: { healthGrantedOre: row.grantedOre },
    })
  })
}

async function requireOpen(transaction: Database, caseId: string, id: string) {
  const [row] = await transaction
    .select()
    .from(healthRefundCorrection)
    .where(
      and(
        eq(healthRefundCorrection.id, id),
        eq(healthRefundCorrection.caseId, caseId),
        isOpenCorrection,
      ),
    )
  if (!row) throw refuse('HEALTH_NOTHING_WAITS')
  return row
}
