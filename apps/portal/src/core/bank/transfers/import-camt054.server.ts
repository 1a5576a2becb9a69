import { eq } from 'drizzle-orm'
import type { AuditActor } from '#core/audit/record-action.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { retryContention } from '#platform/database/retry-contention.server.ts'
import type { Camt054, FileCredit } from '../contract.ts'
import { readTransferFile } from '../files/read-bank-file.server.ts'
import { type TakenFile, takeFile } from '../files/take-file.server.ts'
import { findOwnMoney } from '../own-money.server.ts'
import type { OnReturned } from '../payouts/on-returned.server.ts'
import type { OnSettled } from '../payouts/on-settled.server.ts'
import { settlePayouts } from '../payouts/settle-payouts.server.ts'
import { takeReturns } from '../payouts/take-returns.server.ts'
import { actorIdOf, recordAction } from '../record-action.server.ts'
import { bankFile } from '../tables.server.ts'
import type { MatchTransfers } from './match-transfers.server.ts'
import type { OnReceived } from './on-received.server.ts'
import { type FileTransfer, takeTransfers } from './take-transfers.server.ts'

/**
 * Takes in what the bank says has come and gone. The same file again, also at once, changes nothing
 * but what waits for a colleague of the person who uploaded it first, and so does an entry that another
 * file has brought. A file that cannot be read is refused whole; an entry that contradicts a transfer
 * of the same reference waits for a person, and the rest is taken in.
 *
 * @param ownAccount our IBAN, which the file must be about
 * @throws {Refusal} BANK_FILE_…
 */
export async function importCamt054(
  parts: {
    database: Database
    encryption: FieldEncryption
    matchTransfers: MatchTransfers
    onReceived?: OnReceived | undefined
    onSettled?: OnSettled | undefined
    onReturned?: OnReturned | undefined
  },
  file: { bytes: AsyncIterable<Uint8Array>; ownAccount: string; actor: AuditActor },
): Promise<TakenFile> {
  // Read as a whole before anything is stored: a slow sender holds no lock.
  const read = await readTransferFile(file, file.ownAccount)
  return retryContention(() => store(parts, file, read))
}

function store(
  {
    database,
    encryption,
    matchTransfers,
    onReceived,
    onSettled,
    onReturned,
  }: Parameters<typeof importCamt054>[0],
  { ownAccount, actor }: Parameters<typeof importCamt054>[1],
  { credits, debits, ...header }: Camt054,
): Promise<TakenFile> {
  return database.transaction(async (transaction) => {
    const taken = await takeFile(transaction, { kind: 'camt.054', ...header })
    const paid = debits.map((debit) => ({ ...debit, outcome: 'paid', reason: null }) as const)
    if (taken.isRepeated) {
      if (taken.waitingPayouts === 0) return taken
      const settled = await settlePayouts(transaction, paid, { actor, encryption, onSettled })
      if (settled.paid === 0) return taken
      const counts = {
        paidPayouts: taken.paidPayouts + settled.paid,
        waitingPayouts: settled.waiting,
      }
      await transaction.update(bankFile).set(counts).where(eq(bankFile.id, taken.id))
      await recordAction(transaction, actor, {
        action: 'bank-file-imported',
        subject: { kind: 'bank-file', id: String(taken.id) },
        after: { payouts: settled.paid, waitingPayouts: settled.waiting },
      })
      return { ...taken, ...counts, isRepeated: false }
    }
    const { customers: own } = await findOwnMoney(transaction, actor)
    const actorId = actorIdOf(actor)
    // What left is settled before it comes back.
    const settled = await settlePayouts(transaction, paid, { actor, encryption, onSettled })
    const returns = await takeReturns(transaction, credits, {
      ...{ ownAccount, actorId, onSettled, onReturned },
    })
    const found = await findOwners(transaction, returns.others, matchTransfers)
    const transfers = [
      // The money of the person who uploads the file is for a colleague to allocate.
      ...found.map((transfer) =>
        own.has(transfer.customerNumber ?? '')
          ? { ...transfer, customerNumber: null, matchedBy: null }
          : transfer,
      ),
      ...returns.unclear.map((credit) => ({ ...credit, customerNumber: null, matchedBy: null })),
    ]
    const came = await takeTransfers({ transaction, encryption, onReceived }, transfers, {
      ...{ ownAccount, fileId: taken.id, actorId },
    })
    const counts = {
      transfers: came.added,
      repeatedTransfers: came.repeated + returns.repeated,
      confirmedTransfers: came.confirmed,
      conflicts: came.conflicts,
      paidPayouts: settled.paid,
      returnedPayouts: returns.returned,
      waitingPayouts: settled.waiting,
      unknownAnswers: settled.unknown + returns.unclear.length,
    }
    await transaction.update(bankFile).set(counts).where(eq(bankFile.id, taken.id))
    await recordAction(transaction, actor, {
      action: 'bank-file-imported',
      subject: { kind: 'bank-file', id: String(taken.id) },
      after: {
        transfers: counts.transfers,
        payouts: counts.paidPayouts,
        waitingPayouts: counts.waitingPayouts,
        confirmedTransfers: counts.confirmedTransfers,
        conflicts: counts.conflicts,
        returnedPayouts: counts.returnedPayouts,
        unknownAnswers: counts.unknownAnswers,
      },
    })
    return { ...taken, ...counts }
  })
}

/** As the feature finds them, whose customers they are. */
async function findOwners(
  transaction: Database,
  credits: readonly FileCredit[],
  matchTransfers: MatchTransfers,
): Promise<FileTransfer[]> {
  const matched = await matchTransfers(transaction, credits)
  if (matched.length !== credits.length) throw new Error('A transfer was not matched')
  return credits.map((credit, index) => {
    const customerNumber = matched[index] ?? null
    return { ...credit, customerNumber, matchedBy: customerNumber === null ? null : 'rule' }
  })
}
