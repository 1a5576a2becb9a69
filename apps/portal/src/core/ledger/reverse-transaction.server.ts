import { eq, inArray, sql } from 'drizzle-orm'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Entry, PostedTransaction } from './contract.ts'
import { post } from './post-transactions.server.ts'
import { ledgerRefusals } from './refusals.ts'
import { ledgerAccount, ledgerEntry, ledgerTransaction } from './tables.server.ts'

type Reversal = {
  /** Of the reversal, `2026-11-22`. */
  readonly valueDate: string
  readonly actorId: string | null
}

/**
 * Reverses a transaction by posting its opposite, once: a second or concurrent reversal is refused.
 * @throws {Refusal} as `reverseTransactions`
 */
export async function reverseTransaction(
  database: Database,
  { id, ...reversal }: Reversal & { id: number },
): Promise<PostedTransaction> {
  const [posted] = await reverseTransactions(database, [id], reversal)
  if (!posted) throw new Error('Nothing was reversed')
  return posted
}

/**
 * The same for many: all of them or none.
 * @throws {Refusal} LEDGER_TRANSACTION_UNKNOWN, LEDGER_REVERSAL, LEDGER_ALREADY_REVERSED,
 *   LEDGER_NOT_COVERED
 */
export async function reverseTransactions(
  database: Database,
  ids: readonly number[],
  { valueDate, actorId }: Reversal,
): Promise<PostedTransaction[]> {
  return database.transaction(async (transaction) => {
    const found = await transaction
      .select({
        id: ledgerTransaction.id,
        kind: ledgerTransaction.kind,
        reversesId: ledgerTransaction.reversesId,
      })
      .from(ledgerTransaction)
      .where(inArray(ledgerTransaction.id, [...ids]))
    if (found.length < ids.length) throw refusal('LEDGER_TRANSACTION_UNKNOWN')
    if (found.some(({ reversesId }) => reversesId !== null)) throw refusal('LEDGER_REVERSAL')
    const opposites = await readOpposites(transaction, ids)
    const posted = await post(
      transaction,
      found.map(({ id, kind }) => ({
        key: `reversal:${id}`,
        kind: `${kind}-reversed`.slice(0, 50),
        valueDate,
        entries: opposites.get(id) ?? [],
        actorId,
        reversesId: id,
      })),
    ).catch((error) => {
      // With another value date than the first time.
      throw error instanceof Refusal && error.code === 'LEDGER_KEY_USED'
        ? refusal('LEDGER_ALREADY_REVERSED')
        : error
    })
    if (posted.some(({ isRepeated }) => isRepeated)) throw refusal('LEDGER_ALREADY_REVERSED')
    return posted
  })
}

/** @returns the entries of each, by the id of the transaction */
async function readOpposites(
  transaction: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Entry[]>> {
  const rows = await transaction
    .select({
      id: ledgerEntry.transactionId,
      kind: ledgerAccount.kind,
      key: ledgerAccount.key,
      amountOre: sql<string>`-${ledgerEntry.amountOre}`,
    })
    .from(ledgerEntry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .where(inArray(ledgerEntry.transactionId, [...ids]))
  const opposites = new Map<number, Entry[]>()
  for (const { id, kind, key, amountOre } of rows) {
    const entries = opposites.get(id) ?? []
    entries.push({ account: { kind, key }, amountOre: Number(amountOre) })
    opposites.set(id, entries)
  }
  return opposites
}

const refusal = (code: keyof typeof ledgerRefusals) => new Refusal(code, ledgerRefusals[code])
