import { defaultLocale } from '@trivsel/content-contract/locales'
import { eq } from 'drizzle-orm'
import type { PayoutParts } from '#core/bank/payout-source.ts'
import { preparePayout } from '#core/bank/payouts/prepare-payout.server.ts'
import { payout } from '#core/bank/tables.server.ts'
import { requireOwed } from '#core/invoices/owed.server.ts'
import { refuseInvoice } from '#core/invoices/refuse.server.ts'
import { invoicePayoutAccount } from '#core/invoices/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { m } from '#messages'
import { recordAction } from '../model/record-action.server.ts'
import type { PayoutForm } from './contract.ts'
import { lockOther, subjectOf } from './correct-invoice.server.ts'
import { findGivenAccount, requireAccount } from './payout-account.server.ts'
import { payoutKey } from './payout-key.ts'

type Parts = PayoutParts & { readonly ownAccounts: readonly string[] }

/**
 * Prepares the payout of what is owed of an invoice, to the account that the member has said or that
 * staff type; somebody else releases it. The same request again is the same payout.
 * @throws {Refusal} `INVOICE_NOT_FOUND`, `OWN_CASE`; `INVOICE_CHANGED`: less is owed by now, or the
 *   member has said another account; `ACCOUNT_INVALID`, `ACCOUNT_OWN`, and those of `preparePayout`
 */
export async function preparePayoutOfInvoice(
  { database, ownAccounts, ...parts }: Parts,
  staff: StaffActor,
  { id, requestId, amountOre, account, why }: PayoutForm & { id: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const locked = await lockOther(transaction, staff, id)
    const requestKey = payoutKey(id, requestId)
    const isKnown = (await transaction.$count(payout, eq(payout.requestKey, requestKey))) > 0
    if (isKnown) return
    await requireOwed(transaction, locked, amountOre)
    const given = await findGivenAccount(transaction, parts.encryption, id)
    if ('masked' in account && given?.masked !== account.masked)
      throw refuseInvoice('INVOICE_CHANGED')
    const typed = 'typed' in account ? account.typed : (given?.account ?? '')
    await preparePayout(
      { ...parts, database: transaction },
      {
        requestKey,
        owner: { kind: 'invoice', key: id },
        amountOre,
        payee: { name: locked.recipientName, account: requireAccount(typed, ownAccounts) },
        message: m.fitness_payout_message(
          { number: String(locked.invoiceNumber) },
          { locale: defaultLocale },
        ),
        approvedBy: staff.userId,
        reason: why,
      },
      staff,
    )
    await transaction.delete(invoicePayoutAccount).where(eq(invoicePayoutAccount.invoiceId, id))
    await recordAction(transaction, staff, {
      action: 'fitness-payout-prepared',
      subject: subjectOf(locked),
      after: { fitnessPaidOre: amountOre, membershipChangeReason: why },
    })
  })
}
