import { eq, sql } from 'drizzle-orm'
import { postTransaction } from '#core/ledger/post-transactions.server.ts'
import { move } from '#core/ledger/rules.ts'
import { ledgerAccount, ledgerEntry, ledgerTransaction } from '#core/ledger/tables.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { ownerAccount } from '../accounts.ts'
import { isCustomerNumber } from '../matching/customer-number.ts'
import { refuse } from '../refuse.server.ts'
import { incomingTransfer } from '../tables.server.ts'
import type { TransferRow } from './find-holders.server.ts'
import { allocatedKey, insertTransfers, receivedKey } from './insert-transfers.server.ts'
import type { OnReceived } from './on-received.server.ts'
import { reverseInLedger } from './reverse-transfer.server.ts'
import { decryptTexts } from './transfer-text.server.ts'

/** A correction of a transfer. */
export type TransferChange =
  | { readonly kind: 'reverse-transfer' }
  | {
      readonly kind: 'replace-transfer'
      readonly amountOre: number
      readonly valueDate: string
      readonly customerNumber: string | null
    }
  | { readonly kind: 'move-transfer'; readonly customerNumber: string | null }

type Parts = {
  transaction: Database
  encryption: FieldEncryption
  onReceived?: OnReceived | undefined
}

/** @throws {Refusal} CUSTOMER_NUMBER_INVALID */
export function checkChange(change: TransferChange): void {
  const number = change.kind === 'reverse-transfer' ? null : change.customerNumber
  if (number !== null && !isCustomerNumber(number)) throw refuse('CUSTOMER_NUMBER_INVALID')
}

/**
 * Whether a bank file added or confirmed the transfer. Staff may then change its owner, but not its
 * amount or date.
 */
export const isOfBank = ({
  fileId,
  confirmingFileId,
}: Pick<TransferRow, 'fileId' | 'confirmingFileId'>) => fileId !== null || confirmingFileId !== null

/**
 * Corrects a locked transfer: reverses it, replaces it by a new transfer with the same reference, or
 * moves the money to another owner.
 *
 * @param by `proposedBy` registers the replacement, `confirmedBy` confirms it; null leaves it unconfirmed
 * @returns the id of the replacement, if any
 * @throws {Refusal} TRANSFER_SPENT
 */
export async function changeTransfer(
  parts: Parts,
  transfer: TransferRow,
  change: TransferChange,
  by: { proposedBy: string | null; confirmedBy: string | null },
): Promise<string | null> {
  const actorId = by.confirmedBy ?? by.proposedBy
  if (change.kind === 'move-transfer') {
    await moveTransfer(parts, transfer, change.customerNumber, actorId)
    return null
  }
  const next = change.kind === 'reverse-transfer' ? null : change.customerNumber
  await reverseInLedger(parts.transaction, transfer, actorId, next)
  if (change.kind === 'reverse-transfer') return null
  const { amountOre, valueDate, customerNumber } = change
  const { reference, ownAccount, endToEndId, id } = transfer
  const { debtor: debtorName, remittance } = decryptTexts(parts.encryption, id, transfer)
  const added = await insertTransfers(
    parts,
    [
      {
        reference,
        amountOre,
        valueDate,
        customerNumber,
        debtorName,
        remittance,
        endToEndId,
        matchedBy: customerNumber === null ? null : 'staff',
      },
    ],
    {
      ownAccount,
      fileId: null,
      actorId,
      registeredBy: by.proposedBy,
      isConfirmed: by.confirmedBy !== null,
      confirmedBy: by.confirmedBy,
    },
  )
  return added.get(reference) ?? null
}

/** Moves the money of a confirmed transfer to another owner, or makes it unallocated. */
export async function moveTransfer(
  { transaction, onReceived }: Omit<Parts, 'encryption'>,
  transfer: TransferRow,
  customerNumber: string | null,
  actorId: string | null,
): Promise<void> {
  const { id, amountOre } = transfer
  const revision = transfer.revision + 1
  const isFirst =
    customerNumber !== null && !(await hadBefore(transaction, transfer, customerNumber))
  await transaction
    .update(incomingTransfer)
    .set({ customerNumber, matchedBy: customerNumber === null ? null : 'staff', revision })
    .where(eq(incomingTransfer.id, id))
  if (transfer.confirmedAt === null) return
  // Debits the previous owner's account and credits the new one's.
  await postTransaction(transaction, {
    key: allocatedKey(id, revision),
    kind: customerNumber === null ? 'transfer-taken-back' : 'transfer-allocated',
    valueDate: transfer.valueDate,
    entries: move(amountOre, {
      from: ownerAccount(transfer.ownAccount, customerNumber),
      to: ownerAccount(transfer.ownAccount, transfer.customerNumber),
    }),
    actorId,
  }).catch((error) => {
    throw error instanceof Refusal && error.code === 'LEDGER_NOT_COVERED'
      ? refuse('TRANSFER_SPENT')
      : error
  })
  if (isFirst)
    await onReceived?.(transaction, [{ id, customerNumber, amountOre, matchedBy: 'staff' }])
}

/** Whether the ledger shows that the transfer ever belonged to this customer. */
async function hadBefore(
  transaction: Database,
  { id, revision }: { id: string; revision: number },
  customerNumber: string,
): Promise<boolean> {
  const keys = Array.from({ length: revision + 1 }, (_, step) =>
    step === 0 ? receivedKey(id) : allocatedKey(id, step),
  )
  const { rows } = await transaction.execute(sql`
    select from ${ledgerTransaction} t
    join ${ledgerEntry} e on e.transaction_id = t.id
    join ${ledgerAccount} a on a.id = e.account_id
    where t.idempotency_key = any(${sql.param(keys)}::text[])
      and a.kind = 'deposit' and a.key = ${customerNumber}
    limit 1`)
  return rows.length > 0
}
