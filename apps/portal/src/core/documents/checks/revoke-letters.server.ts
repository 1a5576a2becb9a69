import { and, eq, isNull, sql } from 'drizzle-orm'
import { lockAccount } from '#core/ledger/lock-account.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { documentCheck } from '../tables.server.ts'
import type { RevocationReason } from './contract.ts'

/*
 * A letter about money is valid while the money is there. Two things end that, each in the transaction
 * of the change:
 *
 * - An entry in the ledger that leaves less on the customer's account than the letter says: a payout
 *   that is released, a transfer that is taken back, moved or reversed. The trigger `ledger_entry_letters`
 *   revokes for all of them (`sql/revoke_uncovered_letters.sql`), so that no operation can forget it.
 * - A decision that the money leaves, before it does: the operation calls `revokeLetters`.
 */

/**
 * Revokes what letters say of a customer's money. The account is locked first, as it is when a letter
 * is issued: no letter can be issued at the same time and be missed.
 */
export async function revokeLetters(
  transaction: Database,
  { customerNumber, because }: { customerNumber: string; because: RevocationReason },
): Promise<void> {
  await lockAccount(transaction, { kind: 'deposit', key: customerNumber })
  await transaction
    .update(documentCheck)
    .set({ revokedAt: sql`clock_timestamp()`, revocationReason: because })
    .where(and(eq(documentCheck.customerNumber, customerNumber), isNull(documentCheck.revokedAt)))
}

/** Revokes one letter by its name, if it was issued. @returns whether there was one that was valid */
export async function revokeLetter(
  transaction: Database,
  { letter, because }: { letter: string; because: RevocationReason },
): Promise<boolean> {
  const revoked = await transaction
    .update(documentCheck)
    .set({ revokedAt: sql`clock_timestamp()`, revocationReason: because })
    .where(and(eq(documentCheck.letter, letter), isNull(documentCheck.revokedAt)))
    .returning({ id: documentCheck.id })
  return revoked.length > 0
}
