import { eq, inArray } from 'drizzle-orm'
import type { AuditActor } from '#core/audit/record-action.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { retryContention } from '#platform/database/retry-contention.server.ts'
import type { Camt054, CreditEntry } from '../contract.ts'
import { readTransferFile } from '../files/read-bank-file.server.ts'
import { type TakenFile, takeFile } from '../files/take-file.server.ts'
import { findOwnMoney } from '../own-money.server.ts'
import type { OnSettled } from '../payouts/on-settled.server.ts'
import { settlePayouts } from '../payouts/settle-payouts.server.ts'
import { actorIdOf, recordAction } from '../record-action.server.ts'
import { bankFile, payout } from '../tables.server.ts'
import { addTransfers, type NewTransfer } from './add-transfers.server.ts'
import type { MatchTransfers } from './match-transfers.server.ts'
import type { OnReceived } from './on-received.server.ts'

/**
 * Takes in what the bank says has come and gone: all of the file or nothing. The same file again,
 * also at once, changes nothing but what waits for a colleague of who brought it first, and so does an
 * entry that another file has brought.
 *
 * @param ownAccount our IBAN, which the file must be about
 * @throws {Refusal} BANK_FILE_…, TRANSFER_DIFFERS
 */
export async function importCamt054(
  parts: {
    database: Database
    encryption: FieldEncryption
    matchTransfers: MatchTransfers
    onReceived?: OnReceived | undefined
    onSettled?: OnSettled | undefined
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
    const transfers = (await findOwners(transaction, credits, matchTransfers)).map((transfer) =>
      own.has(transfer.customerNumber ?? '')
        ? { ...transfer, customerNumber: null, matchedBy: null }
        : transfer,
    )
    const actorId = actorIdOf(actor)
    const added = await addTransfers({ transaction, encryption, onReceived }, transfers, {
      ownAccount,
      fileId: taken.id,
      actorId,
    })
    const settled = await settlePayouts(transaction, paid, { actor, encryption, onSettled })
    const counts = {
      transfers: added.length,
      repeatedTransfers: credits.length - added.length,
      paidPayouts: settled.paid,
      waitingPayouts: settled.waiting,
      unknownAnswers: settled.unknown,
    }
    await transaction.update(bankFile).set(counts).where(eq(bankFile.id, taken.id))
    await recordAction(transaction, actor, {
      action: 'bank-file-imported',
      subject: { kind: 'bank-file', id: String(taken.id) },
      after: {
        transfers: counts.transfers,
        payouts: counts.paidPayouts,
        waitingPayouts: counts.waitingPayouts,
        unknownAnswers: counts.unknownAnswers,
      },
    })
    return { ...taken, ...counts }
  })
}

/** A payout that the bank gives back is that of the customer whom it was for. */
async function findOwners(
  transaction: Database,
  credits: readonly CreditEntry[],
  matchTransfers: MatchTransfers,
): Promise<NewTransfer[]> {
  const returned = await findReturned(transaction, credits)
  const matched = await matchTransfers(transaction, credits)
  if (matched.length !== credits.length) throw new Error('A transfer was not matched')
  return credits.map((credit, index) => {
    const before = credit.endToEndId === null ? undefined : returned.get(credit.endToEndId)
    if (before !== undefined)
      return { ...credit, customerNumber: before, matchedBy: 'returned-payout' }
    const customerNumber = matched[index] ?? null
    return { ...credit, customerNumber, matchedBy: customerNumber === null ? null : 'rule' }
  })
}

async function findReturned(
  transaction: Database,
  credits: readonly CreditEntry[],
): Promise<ReadonlyMap<string, string>> {
  const named = credits.flatMap(({ endToEndId }) => (endToEndId === null ? [] : [endToEndId]))
  if (named.length === 0) return new Map()
  const found = await transaction
    .select({ endToEndId: payout.endToEndId, customerNumber: payout.customerNumber })
    .from(payout)
    .where(inArray(payout.endToEndId, named))
  return new Map(found.map(({ endToEndId, customerNumber }) => [endToEndId, customerNumber]))
}
