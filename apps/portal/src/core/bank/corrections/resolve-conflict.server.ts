import { eq, sql } from 'drizzle-orm'
import type { StaffAuditActor } from '#core/audit/record-action.server.ts'
import { inTransaction } from '../in-transaction.server.ts'
import { requireOthersMoney } from '../own-money.server.ts'
import { recordAction } from '../record-action.server.ts'
import { refuse } from '../refuse.server.ts'
import { type conflictResolutions, incomingTransfer, transferConflict } from '../tables.server.ts'
import { findHolders, isSame, type TransferRow } from '../transfers/find-holders.server.ts'
import { confirmByFile } from '../transfers/import-credits.server.ts'
import { insertTransfers } from '../transfers/insert-transfers.server.ts'
import { notifyReclaimed } from '../transfers/on-reclaimed.server.ts'
import { reverseInLedger } from '../transfers/reverse-transfer.server.ts'
import { decryptTexts } from '../transfers/transfer-text.server.ts'
import type { CorrectionParts } from './correction-parts.server.ts'

/**
 * Takes in the bank's entry of a conflict. `bank`: instead of the transfer that has its reference,
 * which is reversed. `both`: beside it; the reference belongs to the bank's entry from now on.
 *
 * @throws {Refusal} CONFLICT_UNKNOWN, CONFLICT_RESOLVED; TRANSFER_SPENT: the money of the other one
 *   has been spent; TRANSFER_OWN: they registered the other one; OWN_CASE
 */
export async function resolveConflict(
  { database, encryption, onReceived, onReclaimed }: CorrectionParts,
  { id, resolution }: { id: string; resolution: (typeof conflictResolutions)[number] },
  actor: StaffAuditActor,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const [conflict] = await transaction
      .select()
      .from(transferConflict)
      .where(eq(transferConflict.id, id))
      .for('no key update')
    if (!conflict) throw refuse('CONFLICT_UNKNOWN')
    if (conflict.resolvedAt !== null) throw refuse('CONFLICT_RESOLVED')
    const { reference, ownAccount, fileId, customerNumber } = conflict
    const holder = (await findHolders(transaction, ownAccount, [reference])).get(reference)
    const concerned = [customerNumber, holder?.customerNumber ?? null]
    const { users } = await requireOthersMoney(transaction, actor, concerned)
    // The file may be their own making: a colleague compares it with the bank.
    if (users.has(holder?.registeredBy ?? '')) throw refuse('TRANSFER_OWN')
    const { debtor: debtorName, remittance } = decryptTexts(encryption, id, conflict)
    const { amountOre, valueDate, endToEndId } = conflict
    const transfer = {
      reference,
      amountOre,
      valueDate,
      debtorName,
      remittance,
      endToEndId,
      customerNumber,
      matchedBy: customerNumber === null ? null : ('rule' as const),
    }
    const parts = { transaction, encryption, onReceived }
    const source = { ownAccount, fileId, actorId: actor.userId }
    let reversed: TransferRow | null = null
    if (holder && resolution === 'both')
      await transaction
        .update(incomingTransfer)
        .set({ holdsReference: false })
        .where(eq(incomingTransfer.id, holder.id))
    // Somebody has registered it again meanwhile, as the bank says.
    else if (holder && isSame(holder, transfer) && isOwner(holder, transfer))
      await confirmByFile(
        parts,
        holder.confirmedAt === null ? [{ row: holder, transfer }] : [],
        source,
      )
    else if (holder) {
      await reverseInLedger(transaction, holder, actor.userId, customerNumber)
      reversed = holder
    }
    await insertTransfers(parts, [transfer], {
      ...source,

      registeredBy: null,
      isConfirmed: true,
      confirmedBy: null,
    })
    if (reversed) await notifyReclaimed(transaction, reversed, onReclaimed)
    await transaction
      .update(transferConflict)
      .set({ resolution, resolvedBy: actor.userId, resolvedAt: sql`now()` })
      .where(eq(transferConflict.id, id))
    await recordAction(transaction, actor, {
      action: 'conflict-resolved',
      subject: { kind: 'transfer-conflict', id },
      before: holder
        ? { amountOre: holder.amountOre, valueDate: holder.valueDate }
        : { amountOre: null, valueDate: null },
      after: { amountOre, valueDate, conflictResolution: resolution },
    })
  })
}

type Owned = { readonly customerNumber: string | null }

const isOwner = (holder: Owned, { customerNumber }: Owned) =>
  customerNumber === null ||
  holder.customerNumber === null ||
  holder.customerNumber === customerNumber
