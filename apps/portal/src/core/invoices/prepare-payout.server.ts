import { eq } from 'drizzle-orm'
import type { PayoutParts } from '#core/bank/payout-source.ts'
import { preparePayout } from '#core/bank/payouts/prepare-payout.server.ts'
import { payout } from '#core/bank/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { InvoiceRow } from './issue-invoice.server.ts'
import { requireOwed } from './owed.server.ts'
import { findGivenAccount, requireAccount } from './payout-account.server.ts'
import { payoutKey, payoutOwnerOf } from './payout-key.ts'
import { refuseInvoice } from './refuse.server.ts'
import { invoicePayoutAccount } from './tables.server.ts'

export type InvoicePayoutParts = PayoutParts & {
  /** Of the organisation, by their IBANs. */
  readonly ownAccounts: readonly string[]
}

type WantedPayout = {
  /** The same request again is the same payout. */
  readonly requestId: string
  readonly amountOre: number
  /** The one that the person has given, by what staff have read of it, or one that staff type. */
  readonly account: { readonly masked: string } | { readonly typed: string }
  readonly why: string
  /** What the person reads on their account. */
  readonly message: string
}

/**
 * Prepares the payout of what is owed of an invoice that the caller has locked, in the caller's
 * transaction; somebody else releases it.
 * @returns false when the same request has prepared it before
 * @throws {Refusal} `INVOICE_CHANGED`: less is owed by now, or the person has given another account;
 *   `ACCOUNT_INVALID`, `ACCOUNT_OWN`, and those of `preparePayout`
 */
export async function prepareInvoicePayout(
  { ownAccounts, ...parts }: InvoicePayoutParts,
  staff: StaffActor,
  locked: InvoiceRow,
  { requestId, amountOre, account, why, message }: WantedPayout,
): Promise<boolean> {
  const { database: transaction } = parts
  const requestKey = payoutKey(locked.id, requestId)
  const isKnown = (await transaction.$count(payout, eq(payout.requestKey, requestKey))) > 0
  if (isKnown) return false
  await requireOwed(transaction, locked, amountOre)
  const given = await findGivenAccount(transaction, parts.encryption, locked.id)
  if ('masked' in account && given?.masked !== account.masked)
    throw refuseInvoice('INVOICE_CHANGED')
  const typed = 'typed' in account ? account.typed : (given?.account ?? '')
  await preparePayout(
    parts,
    {
      requestKey,
      owner: { kind: payoutOwnerOf[locked.kind], key: locked.id },
      amountOre,
      payee: { name: locked.recipientName, account: requireAccount(typed, ownAccounts) },
      message,
      approvedBy: staff.userId,
      reason: why,
    },
    staff,
  )
  const isOfThis = eq(invoicePayoutAccount.invoiceId, locked.id)
  await transaction.delete(invoicePayoutAccount).where(isOfThis)
  return true
}
