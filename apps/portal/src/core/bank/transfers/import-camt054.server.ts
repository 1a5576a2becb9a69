import { eq } from 'drizzle-orm'
import type { AuditActor } from '#core/audit/record-action.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { retryContention } from '#platform/database/retry-contention.server.ts'
import type { Camt054, FileCredit } from '../contract.ts'
import { type ImportedFile, takeFile } from '../files/import-file.server.ts'
import { readTransferFile } from '../files/read-bank-file.server.ts'
import { findOwnMoney } from '../own-money.server.ts'
import type { OnReturned } from '../payouts/on-returned.server.ts'
import type { OnSettled } from '../payouts/on-settled.server.ts'
import { settlePayouts } from '../payouts/settle-payouts.server.ts'
import { takeReturns } from '../payouts/take-returns.server.ts'
import { waitsForColleague } from '../payouts/waits-for-colleague.server.ts'
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
): Promise<ImportedFile> {
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
): Promise<ImportedFile> {
  return database.transaction(async (transaction) => {
    const taken = await takeFile(transaction, { kind: 'camt.054', ...header })
    if (taken.isRepeated && taken.waitingPayouts + taken.waitingTransfers === 0) return taken
    const own = await findOwnMoney(transaction, actor)
    const actorId = actorIdOf(actor)
    // What left is settled before it comes back.
    const paid = debits.map((debit) => ({ ...debit, outcome: 'paid', reason: null }) as const)
    const settled = await settlePayouts(transaction, paid, { actor, encryption, onSettled })
    const mustWait = await waitsForColleague(transaction, encryption, own)
    const returns = await takeReturns(transaction, credits, {
      ownAccount,
      mustWait,
      actorId,
      onSettled,
      onReturned,
    })
    const found = await findOwners(transaction, returns.others, matchTransfers)
    const transfers = [
      ...found,
      ...returns.unclear.map((credit) => ({ ...credit, customerNumber: null, matchedBy: null })),
    ]
    const came = await takeTransfers({ transaction, encryption, onReceived }, transfers, {
      ownAccount,
      fileId: taken.id,
      actorId,
      own,
    })
    const counts = {
      transfers: taken.transfers + came.added,
      confirmedTransfers: taken.confirmedTransfers + came.confirmed,
      conflicts: taken.conflicts + came.conflicts,
      paidPayouts: taken.paidPayouts + settled.paid,
      returnedPayouts: taken.returnedPayouts + returns.returned,
      waitingPayouts: new Set([...settled.waiting, ...returns.waiting]).size,
      waitingTransfers: came.waiting,
      ...(!taken.isRepeated && {
        repeatedTransfers: came.repeated + returns.repeated,
        unknownAnswers: settled.unknown + returns.unclear.length,
      }),
    }
    if (taken.isRepeated && isUnchanged(taken, counts)) return taken
    await transaction.update(bankFile).set(counts).where(eq(bankFile.id, taken.id))
    await recordAction(transaction, actor, {
      action: 'bank-file-imported',
      subject: { kind: 'bank-file', id: String(taken.id) },
      after: {
        transfers: came.added,
        payouts: settled.paid,
        waitingPayouts: counts.waitingPayouts,
        confirmedTransfers: came.confirmed,
        waitingTransfers: counts.waitingTransfers,
        conflicts: came.conflicts,
        returnedPayouts: returns.returned,
        ...(!taken.isRepeated && { unknownAnswers: counts.unknownAnswers }),
      },
    })
    return { ...taken, ...counts, isRepeated: false }
  })
}

type Counts = Partial<typeof bankFile.$inferSelect>

const isUnchanged = (before: Counts, after: Counts) =>
  (Object.keys(after) as (keyof Counts)[]).every((name) => after[name] === before[name])

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
