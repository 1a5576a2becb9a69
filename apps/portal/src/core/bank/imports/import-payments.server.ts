import { eq } from 'drizzle-orm'
import type { AuditActor } from '#core/audit/record-action.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { retryContention } from '#platform/database/retry-contention.server.ts'
import type { Camt054 } from '../contract.ts'
import { readTransferFile } from '../files/read-bank-file.server.ts'
import { findOwnOwners } from '../own-payouts.server.ts'
import type { SettlingParts } from '../payout-source.ts'
import { importReturns } from '../payouts/import-returns.server.ts'
import { lockByEndToEndId } from '../payouts/lock-payouts.server.ts'
import { settlePayouts } from '../payouts/settle-payouts.server.ts'
import { waitsForColleague } from '../payouts/waits-for-colleague.server.ts'
import { actorIdOf, recordAction } from '../record-action.server.ts'
import { bankFile } from '../tables.server.ts'
import { addBankFile, type ImportedFile } from './add-bank-file.server.ts'

/** With the entries that are about no payout: they are not stored. */
export type ImportedPayments = ImportedFile & { readonly others: number }

/**
 * Imports a camt.054 file of an account of ours that payouts are paid from and to which no customer
 * pays. Its debits settle payouts, and its credits with the id of a payout return it. Everything else
 * on the account is of no concern here. As to repetitions: `importCamt054`.
 *
 * @param ownAccount its IBAN; the file has to be about this account
 * @throws {Refusal} BANK_FILE_…
 */
export async function importPayments(
  parts: SettlingParts,
  file: { bytes: AsyncIterable<Uint8Array>; ownAccount: string; actor: AuditActor },
): Promise<ImportedPayments> {
  const read = await readTransferFile(file, file.ownAccount)
  return retryContention(() =>
    parts.database.transaction((transaction) =>
      store({ ...parts, database: transaction }, file, read),
    ),
  )
}

async function store(
  { database: transaction, ...rest }: SettlingParts,
  { ownAccount, actor }: { ownAccount: string; actor: AuditActor },
  { credits, debits, pending: _, ...header }: Camt054,
): Promise<ImportedPayments> {
  const file = await addBankFile(transaction, { kind: 'camt.054-paid', ...header })
  const ours = await findOurs(transaction, [...credits, ...debits], ownAccount)
  const isOurs = ({ endToEndId }: { endToEndId: string | null }) => ours.has(endToEndId ?? '')
  const [paid, back] = [debits.filter(isOurs), credits.filter(isOurs)]
  const others = credits.length + debits.length - paid.length - back.length
  if (file.isRepeated && file.waitingPayouts === 0) return { ...file, others }
  const parts = { ...rest, database: transaction }
  const actorId = actorIdOf(actor)
  // A payout has to be settled before its return can be imported.
  const answers = paid.map((debit) => ({ ...debit, outcome: 'paid', reason: null }) as const)
  const settled = await settlePayouts(transaction, answers, {
    ...rest,
    actor,
    payerIban: ownAccount,
  })
  const mustWait = await waitsForColleague(parts, await findOwnOwners(parts, actor))
  const returns = await importReturns(transaction, back, { ...rest, ownAccount, mustWait, actorId })
  const counts = {
    paidPayouts: file.paidPayouts + settled.paid,
    returnedPayouts: file.returnedPayouts + returns.returned,
    waitingPayouts: new Set([...settled.waiting, ...returns.waiting]).size,
    unknownAnswers: file.isRepeated
      ? file.unknownAnswers
      : settled.unknown + returns.unclear.length + returns.others.length,
  }
  if (file.isRepeated && settled.paid + returns.returned === 0) return { ...file, others }
  await transaction.update(bankFile).set(counts).where(eq(bankFile.id, file.id))
  await recordAction(transaction, actor, {
    action: 'bank-file-imported',
    subject: { kind: 'bank-file', id: String(file.id) },
    after: {
      payouts: settled.paid,
      returnedPayouts: returns.returned,
      waitingPayouts: counts.waitingPayouts,
      unknownAnswers: counts.unknownAnswers,
    },
  })
  return { ...file, ...counts, isRepeated: false, others }
}

/** The ids of payouts that this account pays. */
async function findOurs(
  transaction: Database,
  entries: readonly { readonly endToEndId: string | null }[],
  ownAccount: string,
): Promise<ReadonlySet<string>> {
  const ids = entries.flatMap(({ endToEndId }) => endToEndId ?? [])
  const payouts = await lockByEndToEndId(transaction, [...new Set(ids)])
  return new Set(
    [...payouts.values()].flatMap(({ payerIban, endToEndId }) =>
      payerIban === ownAccount ? [endToEndId] : [],
    ),
  )
}
