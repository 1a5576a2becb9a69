import { defaultLocale } from '@trivsel/content-contract/locales'
import {
  type InvoicePayoutParts,
  prepareInvoicePayout,
} from '#core/invoices/prepare-payout.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { m } from '#messages'
import { recordAction } from '../model/record-action.server.ts'
import type { PayoutForm } from './contract.ts'
import { lockOther, subjectOf } from './correct-invoice.server.ts'

/**
 * Prepares the payout of what is owed of an invoice, to the account that the member has said or that
 * staff type; somebody else releases it. The same request again is the same payout.
 * @throws {Refusal} `INVOICE_NOT_FOUND`, `OWN_CASE`, and those of `prepareInvoicePayout`
 */
export async function preparePayoutOfInvoice(
  { database, ...parts }: InvoicePayoutParts,
  staff: StaffActor,
  { id, ...form }: PayoutForm & { id: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const locked = await lockOther(transaction, staff, id)
    const number = String(locked.invoiceNumber)
    const message = m.fitness_payout_message({ number }, { locale: defaultLocale })
    const wanted = { ...form, message }
    const parted = { ...parts, database: transaction }
    if (!(await prepareInvoicePayout(parted, staff, locked, wanted))) return
    await recordAction(transaction, staff, {
      action: 'fitness-payout-prepared',
      subject: subjectOf(locked),
      after: { fitnessPaidOre: form.amountOre, membershipChangeReason: form.why },
    })
  })
}
