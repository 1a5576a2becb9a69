import { and, eq, type SQL } from 'drizzle-orm'
import { maskAccountNumber, normaliseAccountNumber } from '#core/bank/account-number.ts'
import { isPaidTo } from '#core/bank/is-paid-to.ts'
import { findNationalId } from '#core/national-id/read-national-id.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { lockInvoice } from './lock-invoice.server.ts'
import { findOwed } from './owed.server.ts'
import { payoutAccountRefusals } from './refusals.ts'
import { refuseInvoice } from './refuse.server.ts'
import { type InvoiceKind, invoice, invoicePayoutAccount } from './tables.server.ts'

export type AccountParts = {
  readonly database: Database
  readonly encryption: FieldEncryption
  /** Of the organisation, by their IBANs. */
  readonly ownAccounts: readonly string[]
}

const refuseAccount = (code: keyof typeof payoutAccountRefusals) =>
  new Refusal(code, payoutAccountRefusals[code])

const locationOf = (invoiceId: string) => ({
  table: 'invoice_payout_account',
  column: 'account_number',
  row: invoiceId,
})

/**
 * The eleven digits of an account that money may be paid out to.
 * @throws {Refusal} `ACCOUNT_INVALID`, `ACCOUNT_OWN`
 */
export function requireAccount(typed: string, ownAccounts: readonly string[]): string {
  const account = normaliseAccountNumber(typed)
  if (account === null) throw refuseAccount('ACCOUNT_INVALID')
  if (isPaidTo({ account }, ownAccounts)) throw refuseAccount('ACCOUNT_OWN')
  return account
}

/**
 * A person says to which account what is owed of their invoice is to be paid; the last one counts.
 * @throws {Refusal} `INVOICE_NOT_FOUND`; `INVOICE_CHANGED`: nothing is owed; `ACCOUNT_INVALID`,
 *   `ACCOUNT_OWN`
 */
export async function saveAccount(
  { database, encryption, ownAccounts }: AccountParts,
  userId: string,
  {
    kind,
    number,
    account: typed,
    isOwn = eq(invoice.userId, userId),
  }: {
    kind: InvoiceKind
    number: number
    account: string
    /** Which invoices are theirs, where that is not by their account. */
    isOwn?: SQL
  },
): Promise<void> {
  const account = requireAccount(typed, ownAccounts)
  // People mistake one for the other: both have eleven digits.
  if ((await findNationalId(database, encryption, userId))?.number === account)
    throw refuseAccount('ACCOUNT_INVALID')
  await database.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ id: invoice.id })
      .from(invoice)
      .where(and(eq(invoice.kind, kind), isOwn, eq(invoice.invoiceNumber, number)))
    if (!found) throw refuseInvoice('INVOICE_NOT_FOUND')
    const locked = await lockInvoice(transaction, found.id)
    if ((await findOwed(transaction, locked)) === 0) throw refuseInvoice('INVOICE_CHANGED')
    const row = {
      accountNumber: encryption.encrypt(account, locationOf(found.id)),
      accountMasked: maskAccountNumber(account),
    }
    await transaction
      .insert(invoicePayoutAccount)
      .values({ invoiceId: found.id, ...row })
      .onConflictDoUpdate({ target: invoicePayoutAccount.invoiceId, set: row })
  })
}

/** The account that the person of an invoice has given, and its mask; null without one. */
export async function findGivenAccount(
  transaction: Database,
  encryption: FieldEncryption,
  invoiceId: string,
): Promise<{ account: string; masked: string } | null> {
  const [found] = await transaction
    .select()
    .from(invoicePayoutAccount)
    .where(eq(invoicePayoutAccount.invoiceId, invoiceId))
  if (!found) return null
  return {
    account: encryption.decrypt(found.accountNumber, locationOf(invoiceId)),
    masked: found.accountMasked,
  }
}
