import { defaultLocale } from '@trivsel/content-contract/locales'
import { and, eq } from 'drizzle-orm'
import { isCardPaymentOf } from '#core/invoices/card-payments.server.ts'
import { carryOver } from '#core/invoices/carry-over.server.ts'
import type { BankPayment } from '#core/invoices/contract.ts'
import { creditInvoice } from '#core/invoices/credit-invoice.server.ts'
import { requireOwed } from '#core/invoices/owed.server.ts'
import {
  type InvoicePayoutParts,
  prepareInvoicePayout,
} from '#core/invoices/prepare-payout.server.ts'
import { refuseInvoice } from '#core/invoices/refuse.server.ts'
import { registerInvoicePayment } from '#core/invoices/register-payment.server.ts'
import { undoInvoicePayment } from '#core/invoices/undo-payment.server.ts'
import type { AccountName } from '#core/ledger/contract.ts'
import type { Payments } from '#core/payments/payments.server.ts'
import { refundByStaff } from '#core/payments/staff-payments.server.ts'
import { payment } from '#core/payments/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { m } from '#messages'
import { notifyPayer } from '../model/payer-mail.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import type { CardRefund, Credit, PayoutForm, Reason } from './contract.ts'
import {
  lockOthersInvoice,
  payerOf,
  type StaffParts,
  subjectOf,
} from './lock-others-invoice.server.ts'

export type Correcting = StaffParts & { readonly portalUrl: string; readonly today: string }

/**
 * Registers money that staff have seen on the account. The same payment again is none.
 * @throws {Refusal} `INVOICE_NOT_FOUND`, `OWN_CASE`, `PAYMENT_DAY_INVALID`, `INVOICE_CHANGED`
 */
export async function registerPayment(
  { database, encryption, today }: Omit<Correcting, 'portalUrl'>,
  staff: StaffActor,
  {
    id,
    bank,
    ...seen
  }: { id: string; bank: AccountName } & Omit<BankPayment, 'id'> & {
      paymentId: string
    },
): Promise<void> {
  const { paymentId, ...received } = seen
  await database.transaction(async (transaction) => {
    const locked = await lockOthersInvoice({ database: transaction, encryption }, staff, id)
    const isNew = await registerInvoicePayment(
      transaction,
      locked,
      { ...received, id: paymentId },
      { bank, registeredBy: staff.userId, today },
    )
    if (!isNew) return
    await recordAction(transaction, staff, {
      action: 'kindergarten-payment-registered',
      subject: subjectOf(locked),
      after: { kindergartenPaidOn: seen.paidOn, kindergartenPaidOre: seen.amountOre },
    })
  })
}

/**
 * Takes back a payment that was registered by mistake; the money is to be paid again.
 * @throws {Refusal} `INVOICE_NOT_FOUND`, `PAYMENT_NOT_FOUND`, `OWN_CASE`
 */
export async function undoPayment(
  { database, encryption, today }: Correcting,
  staff: StaffActor,
  { id, paymentId, why }: Reason & { id: string; paymentId: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const locked = await lockOthersInvoice({ database: transaction, encryption }, staff, id)
    const undone = await undoInvoicePayment(
      transaction,
      { id: paymentId, invoiceId: id, because: why },
      { actorId: staff.userId, today },
    )
    await recordAction(transaction, staff, {
      action: 'kindergarten-payment-undone',
      subject: subjectOf(locked),
      before: { kindergartenPaidOn: undone.paidOn, kindergartenPaidOre: undone.amountOre },
      after: { kindergartenMoneyReason: why },
    })
  })
}

/**
 * Credits parts of an invoice; what was paid of them is owed, and the next invoice takes it.
 * @throws {Refusal} `INVOICE_NOT_FOUND`, `INVOICE_CHANGED`, `CREDIT_TOO_HIGH`, `OWN_CASE`
 */
export async function creditByStaff(
  { database, encryption, portalUrl, today }: Correcting,
  staff: StaffActor,
  { id, openOre, lines, why }: Credit & { id: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const locked = await lockOthersInvoice({ database: transaction, encryption }, staff, id)
    if (locked.openOre !== openOre) throw refuseInvoice('INVOICE_CHANGED')
    const by = { reason: why, createdBy: staff.userId, today }
    const credited = await creditInvoice(transaction, locked, lines, by)
    await recordAction(transaction, staff, {
      action: 'kindergarten-invoice-credited',
      subject: subjectOf(locked),
      after: {
        kindergartenCreditNumber: String(credited.creditNumber),
        kindergartenCreditedOre: credited.amountOre,
        kindergartenMoneyReason: why,
      },
    })
    await notifyPayer({ database: transaction, portalUrl }, locked.subjectId)
  })
}

/**
 * Pays other invoices of the payer with what is owed to them.
 * @throws {Refusal} `INVOICE_NOT_FOUND`, `OWN_CASE`; `INVOICE_CHANGED`: nothing is owed, or open
 * @returns what was moved, in øre
 */
export async function carryOverByStaff(
  { database, encryption, today }: Correcting,
  staff: StaffActor,
  id: string,
): Promise<number> {
  return database.transaction(async (transaction) => {
    const locked = await lockOthersInvoice({ database: transaction, encryption }, staff, id)
    const by = { actorId: staff.userId, today }
    const moved = await carryOver(transaction, payerOf(locked), by)
    const carriedOre = moved.reduce((sum, { amountOre }) => sum + amountOre, 0)
    if (carriedOre === 0) throw refuseInvoice('INVOICE_CHANGED')
    await recordAction(transaction, staff, {
      action: 'kindergarten-credit-carried-over',
      subject: subjectOf(locked),
      after: { kindergartenCarriedOre: carriedOre },
    })
    return carriedOre
  })
}

/**
 * Prepares the payout of what is owed, to the account that the guardian has given or that staff type;
 * somebody else releases it. The same request again is the same payout.
 * @throws {Refusal} `INVOICE_NOT_FOUND`, `OWN_CASE`, and those of `prepareInvoicePayout`
 */
export async function preparePayoutOfInvoice(
  { database, ...parts }: InvoicePayoutParts,
  staff: StaffActor,
  { id, ...form }: PayoutForm & { id: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const inTransaction = { ...parts, database: transaction }
    const locked = await lockOthersInvoice(inTransaction, staff, id)
    const number = String(locked.invoiceNumber)
    const message = m.kindergarten_payout_message({ number }, { locale: defaultLocale })
    if (!(await prepareInvoicePayout(inTransaction, staff, locked, { ...form, message }))) return
    await recordAction(transaction, staff, {
      action: 'kindergarten-payout-prepared',
      subject: subjectOf(locked),
      after: { kindergartenPaidOre: form.amountOre, kindergartenMoneyReason: form.why },
    })
  })
}

/**
 * Gives what is owed back to the card that paid; above the limit for one person a second one asks for
 * the same (`refundByStaff`).
 * @throws {Refusal} `INVOICE_NOT_FOUND`; `INVOICE_CHANGED`: less is owed; those of `refundByStaff`
 */
export async function refundToCard(
  { database, encryption }: StaffParts,
  payments: Pick<Payments, 'engine'>,
  staff: StaffActor,
  { id, paymentId, version, refundOre, why }: CardRefund & { id: string },
) {
  const check = async (transaction: typeof database) =>
    requireOwed(
      transaction,
      await lockOthersInvoice({ database: transaction, encryption }, staff, id),
      refundOre,
    )
  // Before a request is stored for a second person, too.
  await database.transaction(check)
  const [paid] = await database
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.id, paymentId), isCardPaymentOf(id)))
  if (!paid) throw refuseInvoice('INVOICE_NOT_FOUND')
  return refundByStaff({ database, engine: payments.engine() }, staff, {
    id: paymentId,
    version,
    refundOre,
    reason: why,
    inTransaction: check,
  })
}
