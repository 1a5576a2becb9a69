import { eq, sql } from 'drizzle-orm'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Entry, PostedTransaction } from './contract.ts'
import { post } from './post-transactions.server.ts'
import { ledgerRefusals } from './refusals.ts'
import { ledgerAccount, ledgerEntry, ledgerTransaction } from './tables.server.ts'

/**
 * Reverses a transaction by posting its opposite, once: a second or concurrent reversal is refused.
 *
 * @param valueDate of the reversal, `2026-11-22`
 * @throws {Refusal} LEDGER_TRANSACTION_UNKNOWN, LEDGER_REVERSAL, LEDGER_ALREADY_REVERSED,
 *   LEDGER_NOT_COVERED
 */
export async function reverseTransaction(
  database: Database,
  { id, valueDate, actorId }: { id: number; valueDate: string; actorId: string | null },
): Promise<PostedTransaction> {
  return database.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ kind: ledgerTransaction.kind, reversesId: ledgerTransaction.reversesId })
      .from(ledgerTransaction)
      .where(eq(ledgerTransaction.id, id))
    if (!found) throw refusal('LEDGER_TRANSACTION_UNKNOWN')
    if (found.reversesId !== null) throw refusal('LEDGER_REVERSAL')
    const [posted] = await post(transaction, [
      {
        key: `reversal:${id}`,
        kind: `${found.kind}-reversed`.slice(0, 50),
        valueDate,
        entries: await readOpposite(transaction, id),
        actorId,
        reversesId: id,
      },
    ]).catch((error) => {
      // With another value date than the first time.
      throw error instanceof Refusal && error.code === 'LEDGER_KEY_USED'
        ? refusal('LEDGER_ALREADY_REVERSED')
        : error
    })
    if (!posted || posted.isRepeated) throw refusal('LEDGER_ALREADY_REVERSED')
    return posted
  })
}

async function readOpposite(transaction: Database, id: number): Promise<Entry[]> {
  const rows = await transaction
    .select({
      kind: ledgerAccount.kind,
      key: ledgerAccount.key,
      amountOre: sql<string>`-${ledgerEntry.amountOre}`,
    })
    .from(ledgerEntry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .where(eq(ledgerEntry.transactionId, id))
  return rows.map(({ kind, key, amountOre }) => ({
    account: { kind, key },
    amountOre: Number(amountOre),
  }))
}

const refusal = (code: keyof typeof ledgerRefusals) => new Refusal(code, ledgerRefusals[code])
