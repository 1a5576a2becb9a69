import { eq, sql } from 'drizzle-orm'
import type { StaffAuditActor } from '#core/audit/record-action.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { inTransaction } from '../in-transaction.server.ts'
import { requireOthersMoney } from '../own-money.server.ts'
import { requireOthersOwners } from '../own-payouts.server.ts'
import { ownerOf } from '../payout-owner.ts'
import type { SettlingParts } from '../payout-source.ts'
import { lockPayout, returnPayouts } from '../payouts/return-payouts.server.ts'
import { recordAction } from '../record-action.server.ts'
import { refuse } from '../refuse.server.ts'
import { incomingTransfer, moneyCorrection } from '../tables.server.ts'
import { changeTransfer, type TransferChange } from '../transfers/change-transfer.server.ts'
import { notifyReclaimed } from '../transfers/on-reclaimed.server.ts'
import { changesNothing, factsOf } from './correct-transfer.server.ts'
import type { CorrectionParts } from './correction-parts.server.ts'

type Correction = typeof moneyCorrection.$inferSelect

/**
 * A second person confirms a correction of a transfer or of a payout, which takes effect at once, or rejects it. The person who
 * proposed it may only withdraw it.
 *
 * @throws {Refusal} CORRECTION_UNKNOWN, CORRECTION_DECIDED, CORRECTION_OWN; TRANSFER_CHANGED,
 *   TRANSFER_SPENT, PAYOUT_CHANGED: it can no longer take effect; OWN_CASE
 */
export async function decideCorrection(
  parts: CorrectionParts & SettlingParts,
  { id, of, isConfirmed }: { id: string; of: 'transfer' | 'payout'; isConfirmed: boolean },
  actor: StaffAuditActor,
): Promise<void> {
  await inTransaction(parts.database, async (transaction) => {
    await lockCorrected(transaction, id)
    const [correction] = await transaction
      .select()
      .from(moneyCorrection)
      .where(eq(moneyCorrection.id, id))
      .for('no key update')
    if (!correction || (of === 'payout') !== (correction.payoutId !== null))
      throw refuse('CORRECTION_UNKNOWN')
    if (correction.state !== 'waiting') throw refuse('CORRECTION_DECIDED')
    const isOwn = (await findOwnAccounts(transaction, actor.userId)).has(correction.proposedBy)
    if (isConfirmed && isOwn) throw refuse('CORRECTION_OWN')
    await transaction
      .update(moneyCorrection)
      .set({
        state: isConfirmed ? 'confirmed' : 'rejected',
        decidedBy: actor.userId,
        decidedAt: sql`now()`,
      })
      .where(eq(moneyCorrection.id, id))
    if (isConfirmed) await applyEffect({ ...parts, database: transaction }, correction, actor)
    await recordAction(transaction, actor, {
      action: isConfirmed ? 'correction-confirmed' : 'correction-rejected',
      subject: { kind: 'money-correction', id },
      after: { correctionKind: correction.kind },
    })
  })
}

/** First what is corrected, and then the correction: a file of the bank locks them in this order. */
async function lockCorrected(transaction: Database, id: string): Promise<void> {
  const [known] = await transaction
    .select({ transferId: moneyCorrection.transferId, payoutId: moneyCorrection.payoutId })
    .from(moneyCorrection)
    .where(eq(moneyCorrection.id, id))
  if (known?.payoutId) await lockPayout(transaction, known.payoutId)
  if (known?.transferId)
    await transaction
      .select({ id: incomingTransfer.id })
      .from(incomingTransfer)
      .where(eq(incomingTransfer.id, known.transferId))
      .for('no key update')
}

function applyEffect(
  parts: CorrectionParts & SettlingParts,
  correction: Correction,
  actor: StaffAuditActor,
): Promise<void> {
  return correction.kind === 'return-payout'
    ? returnPayout(parts, correction, actor)
    : change(parts, correction, actor)
}

async function change(
  { database: transaction, encryption, onReceived, onReclaimed }: CorrectionParts,
  correction: Correction,
  actor: StaffAuditActor,
): Promise<void> {
  const [transfer] = await transaction
    .select()
    .from(incomingTransfer)
    .where(eq(incomingTransfer.id, correction.transferId ?? ''))
    .for('no key update')
  if (!transfer || transfer.reversedAt !== null) throw refuse('TRANSFER_CHANGED')
  const wanted = changeOf(correction)
  // Somebody has given the transfer to the same student meanwhile.
  if (changesNothing(transfer, wanted)) throw refuse('TRANSFER_CHANGED')
  await requireOthersMoney(transaction, actor, [transfer.customerNumber, correction.customerNumber])
  const replacedBy = await changeTransfer(
    { transaction, encryption, onReceived },
    transfer,
    wanted,
    {
      proposedBy: correction.proposedBy,
      confirmedBy: actor.userId,
    },
  )
  await notifyReclaimed(transaction, transfer, onReclaimed)
  await recordAction(transaction, actor, {
    action: actionOf[wanted.kind],
    subject: { kind: 'transfer', id: transfer.id },
    before: factsOf(transfer),
    after: { ...factsOf(wanted), replacedBy },
  })
}

const actionOf = {
  'reverse-transfer': 'transfer-reversed',
  'replace-transfer': 'transfer-replaced',
  'move-transfer': 'transfer-allocated',
} as const

function changeOf({ kind, amountOre, valueDate, customerNumber }: Correction): TransferChange {
  if (kind === 'replace-transfer' && amountOre !== null && valueDate !== null)
    return { kind, amountOre, valueDate, customerNumber }
  if (kind === 'move-transfer') return { kind, customerNumber }
  return { kind: 'reverse-transfer' }
}

async function returnPayout(
  parts: SettlingParts,
  { payoutId, amountOre, valueDate, reference, reason }: Correction,
  actor: StaffAuditActor,
): Promise<void> {
  const { database: transaction } = parts
  const row = await lockPayout(transaction, payoutId ?? '')
  if (row?.state !== 'paid' || amountOre === null || valueDate === null)
    throw refuse('PAYOUT_CHANGED')
  await requireOthersOwners(parts, actor, [ownerOf(row)])
  const returned = { row, amountOre, on: valueDate, reference, reason }
  await returnPayouts(transaction, [returned], { ...parts, actorId: actor.userId })
  await recordAction(transaction, actor, {
    action: 'payout-returned',
    subject: { kind: 'payout', id: row.id },
    before: { payoutState: 'paid' },
    after: { payoutState: 'returned', amountOre },
  })
}
