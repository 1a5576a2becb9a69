import { eq } from 'drizzle-orm'
import type { AuditActor } from '#core/audit/record-action.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { retryContention } from '#platform/database/retry-contention.server.ts'
import type { Camt054, FileCredit } from '../contract.ts'
import { readTransferFile } from '../files/read-bank-file.server.ts'
import { findOwnMoney } from '../own-money.server.ts'
import { findOwnOwners } from '../own-payouts.server.ts'
import type { SettlingParts } from '../payout-source.ts'
import { importReturns } from '../payouts/import-returns.server.ts'
import { settlePayouts } from '../payouts/settle-payouts.server.ts'
import { waitsForColleague } from '../payouts/waits-for-colleague.server.ts'
import { actorIdOf, recordAction } from '../record-action.server.ts'
import { bankFile } from '../tables.server.ts'
import { type FileTransfer, importCredits } from '../transfers/import-credits.server.ts'
import type { MatchTransfers } from '../transfers/match-transfers.server.ts'
import type { OnReceived } from '../transfers/on-received.server.ts'
import { addBankFile, type ImportedFile } from './add-bank-file.server.ts'

/**
 * Imports the incoming and outgoing entries of a camt.054 file. Importing the same file twice, also
 * concurrently, only settles what was waiting for a colleague of the first uploader; an entry that
 * another file contained changes nothing. A file that cannot be read is refused as a whole. An entry
 * that contradicts a transfer with the same reference becomes a conflict, and the rest is imported.
 *
 * @param ownAccount our IBAN; the file has to be about this account
 * @throws {Refusal} BANK_FILE_…
 */
export async function importCamt054(
  parts: SettlingParts & {
    matchTransfers: MatchTransfers
    onReceived?: OnReceived | undefined
  },
  file: { bytes: AsyncIterable<Uint8Array>; ownAccount: string; actor: AuditActor },
): Promise<ImportedFile> {
  // The whole file is read before anything is stored, so that a slow upload holds no lock.
  const read = await readTransferFile(file, file.ownAccount)
  return retryContention(() => store(parts, file, read))
}

function store(
  { database, matchTransfers, onReceived, ...parts }: Parameters<typeof importCamt054>[0],
  { ownAccount, actor }: Parameters<typeof importCamt054>[1],
  { credits, debits, ...header }: Camt054,
): Promise<ImportedFile> {
  return database.transaction(async (transaction) => {
    const file = await addBankFile(transaction, { kind: 'camt.054', ...header })
    if (file.isRepeated && file.waitingPayouts + file.waitingTransfers === 0) return file
    const own = await findOwnMoney(transaction, actor)
    const actorId = actorIdOf(actor)
    // A payout has to be settled before its return can be imported.
    const paid = debits.map((debit) => ({ ...debit, outcome: 'paid', reason: null }) as const)
    const settled = await settlePayouts(transaction, paid, {
      ...parts,
      actor,
      payerIban: ownAccount,
    })
    const bank = { ...parts, database: transaction }
    const mustWait = await waitsForColleague(bank, await findOwnOwners(bank, actor))
    const returns = await importReturns(transaction, credits, {
      ...parts,
      ownAccount,
      mustWait,
      actorId,
    })
    const found = await findOwners(transaction, returns.others, matchTransfers)
    const transfers = [
      ...found,
      ...returns.unclear.map((credit) => ({ ...credit, customerNumber: null, matchedBy: null })),
    ]
    const credited = await importCredits(
      { transaction, encryption: parts.encryption, onReceived },
      transfers,
      {
        ownAccount,
        fileId: file.id,
        actorId,
        own,
      },
    )
    const counts = {
      transfers: file.transfers + credited.added,
      confirmedTransfers: file.confirmedTransfers + credited.confirmed,
      conflicts: file.conflicts + credited.conflicts,
      paidPayouts: file.paidPayouts + settled.paid,
      returnedPayouts: file.returnedPayouts + returns.returned,
      waitingPayouts: new Set([...settled.waiting, ...returns.waiting]).size,
      waitingTransfers: credited.waiting,
      ...(!file.isRepeated && {
        repeatedTransfers: credited.repeated + returns.repeated,
        unknownAnswers: settled.unknown + returns.unclear.length,
      }),
    }
    if (file.isRepeated && isUnchanged(file, counts)) return file
    await transaction.update(bankFile).set(counts).where(eq(bankFile.id, file.id))
    await recordAction(transaction, actor, {
      action: 'bank-file-imported',
      subject: { kind: 'bank-file', id: String(file.id) },
      after: {
        transfers: credited.added,
        payouts: settled.paid,
        waitingPayouts: counts.waitingPayouts,
        confirmedTransfers: credited.confirmed,
        waitingTransfers: counts.waitingTransfers,
        conflicts: credited.conflicts,
        returnedPayouts: returns.returned,
        ...(!file.isRepeated && { unknownAnswers: counts.unknownAnswers }),
      },
    })
    return { ...file, ...counts, isRepeated: false }
  })
}

type Counts = Partial<typeof bankFile.$inferSelect>

const isUnchanged = (before: Counts, after: Counts) =>
  (Object.keys(after) as (keyof Counts)[]).every((name) => after[name] === before[name])

/** Lets the feature match each credit to one of its customers. */
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
