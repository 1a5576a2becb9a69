import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { FileCredit } from '../contract.ts'
import type { OwnMoney } from '../own-money.server.ts'
import { incomingTransfer, transferConflict } from '../tables.server.ts'
import { countTransfers } from './confirm-transfer.server.ts'
import { findHolders, isSame, type TransferRow } from './find-holders.server.ts'
import { insertTransfers, type NewTransfer, type TransferParts } from './insert-transfers.server.ts'
import { encryptTexts } from './transfer-text.server.ts'

export type FileTransfer = NewTransfer & Pick<FileCredit, 'line'>

type Source = { ownAccount: string; fileId: number; actorId: string | null }

export type ImportedCredits = {
  added: number
  repeated: number
  confirmed: number
  /** Transfers that the person who uploads the file may not confirm. */
  waiting: number
  conflicts: number
}

/**
 * Imports the credits of a file in the caller's transaction. A new credit is stored, one that staff had
 * registered is confirmed, one from an earlier file is ignored, and one that contradicts a transfer with
 * the same reference becomes a conflict for staff to resolve.
 *
 * Nobody may confirm their own money with a file that they upload (`own`): a transfer that they
 * registered, or that is theirs, waits until a colleague uploads the file, and a new one that is theirs
 * stays unallocated.
 */
export async function importCredits(
  parts: TransferParts,
  transfers: readonly FileTransfer[],
  { own, ...source }: Source & { own: OwnMoney },
): Promise<ImportedCredits> {
  const first = new Map<string, FileTransfer>()
  const conflicting: FileTransfer[] = []
  let repeated = 0
  for (const transfer of transfers) {
    const known = first.get(transfer.reference)
    if (!known) first.set(transfer.reference, transfer)
    else if (isSame(known, transfer)) repeated += 1
    else conflicting.push(transfer)
  }
  const isOwn = ({ customerNumber }: { customerNumber: string | null }) =>
    customerNumber !== null && own.customers.has(customerNumber)
  const toInsert = [...first.values()].map((transfer) =>
    isOwn(transfer) ? { ...transfer, customerNumber: null, matchedBy: null } : transfer,
  )
  const added = await insertTransfers(parts, toInsert, {
    ...source,
    registeredBy: null,
    isConfirmed: true,
    confirmedBy: null,
  })
  const seenBefore = [...first.values()].filter(({ reference }) => !added.has(reference))
  const holders = await findHolders(
    parts.transaction,
    source.ownAccount,
    seenBefore.map(({ reference }) => reference),
  )
  const toConfirm: { row: TransferRow; transfer: FileTransfer }[] = []
  let waiting = 0
  for (const transfer of seenBefore) {
    const row = holders.get(transfer.reference)
    if (!row || !isSame(row, transfer) || isAnotherOwner(row, transfer)) conflicting.push(transfer)
    else if (row.confirmedAt !== null) repeated += 1
    else if (own.users.has(row.registeredBy ?? '') || isOwn(row) || isOwn(transfer)) waiting += 1
    else toConfirm.push({ row, transfer })
  }
  await confirmByFile(parts, toConfirm, source)
  const conflicts = await addConflicts(parts, conflicting, source)
  return { added: added.size, repeated, confirmed: toConfirm.length, waiting, conflicts }
}

/** The registration and the bank's text name different customers. */
const isAnotherOwner = (row: TransferRow, { customerNumber }: FileTransfer) =>
  row.confirmedAt === null &&
  row.customerNumber !== null &&
  customerNumber !== null &&
  row.customerNumber !== customerNumber

/** Confirms registered transfers. A transfer without an owner gets the one that the rules found. */
export async function confirmByFile(
  { transaction, onReceived }: TransferParts,
  confirmed: readonly { row: TransferRow; transfer: NewTransfer }[],
  { fileId, actorId }: Pick<Source, 'fileId' | 'actorId'>,
): Promise<void> {
  if (confirmed.length === 0) return
  const owned = confirmed.map(({ row, transfer }) =>
    row.customerNumber === null && transfer.customerNumber !== null
      ? {
          ...row,
          customerNumber: transfer.customerNumber,
          matchedBy: transfer.matchedBy,
          revision: row.revision + 1,
        }
      : row,
  )
  await transaction.execute(sql`
    update ${incomingTransfer} as registered
    set confirmed_at = now(), confirming_file_id = ${fileId}, revision = given.revision,
      customer_number = given.customer_number, matched_by = given.matched_by
    from unnest(
      ${sql.param(owned.map(({ id }) => id))}::uuid[],
      ${sql.param(owned.map(({ customerNumber }) => customerNumber))}::text[],
      ${sql.param(owned.map(({ matchedBy }) => matchedBy))}::text[],
      ${sql.param(owned.map(({ revision }) => revision))}::integer[]
    ) as given (id, customer_number, matched_by, revision)
    where registered.id = given.id`)
  await countTransfers({ transaction, onReceived }, owned, actorId)
}

/** @returns how many new conflicts there are */
async function addConflicts(
  { transaction, encryption }: TransferParts,
  conflicting: readonly FileTransfer[],
  { ownAccount, fileId }: Source,
): Promise<number> {
  if (conflicting.length === 0) return 0
  const rows = conflicting.map((transfer) => {
    const id = randomUUID()
    const { debtorName: debtor, remittance, line, reference, amountOre, valueDate } = transfer
    const { endToEndId, customerNumber } = transfer
    return {
      id,
      fileId,
      ownAccount,
      line,
      reference,
      amountOre,
      valueDate,

      endToEndId,
      customerNumber,
      ...encryptTexts(encryption, id, { debtor, remittance }),
    }
  })
  const added = await transaction
    .insert(transferConflict)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: transferConflict.id })
  return added.length
}
