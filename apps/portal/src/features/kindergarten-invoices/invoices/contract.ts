import { z } from 'zod/mini'
import { payoutStates } from '#core/bank/payout-states.ts'
import { InvoiceItem } from '#core/invoices/contract.ts'
import { localized } from '#platform/i18n/localized.ts'
import { why } from '../model/why.ts'
import { FeeLineView } from '../runs/contract.ts'

const day = z.iso.date()

/** An invoice as the guardian who pays it sees it; amounts in øre. */
export const OwnInvoice = z.object({
  ...InvoiceItem.shape,
  productName: localized(z.string()),
  lines: z.array(FeeLineView),
})
export type OwnInvoice = z.infer<typeof OwnInvoice>

export const OwnInvoices = z.object({
  /** As people write it; null where none is set up. */
  accountNumber: z.nullable(z.string()),
  takesCards: z.boolean(),
  items: z.array(OwnInvoice),
})
export type OwnInvoices = z.infer<typeof OwnInvoices>

export const ListedInvoices = z.object({
  items: z.array(
    z.object({
      ...InvoiceItem.shape,
      name: z.string(),
      productName: localized(z.string()),
      /** What is to be paid back still. */
      owedOre: z.int(),
    }),
  ),
})
export type ListedInvoices = z.infer<typeof ListedInvoices>

/** An invoice with all that has happened to its money. */
export const StaffInvoice = z.object({
  ...InvoiceItem.shape,
  name: z.string(),
  productName: localized(z.string()),
  lines: z.array(
    z.object({
      ...FeeLineView.shape,
      /** What is not credited. */
      leftOre: z.int(),
    }),
  ),
  payments: z.array(
    z.object({
      id: z.string(),
      amountOre: z.int(),
      paidOn: day,
      /** Why it was taken back; null while it counts. */
      undoneBecause: z.nullable(z.string()),
    }),
  ),
  cards: z.array(
    z.object({
      id: z.string(),
      version: z.int(),
      /** Not only reserved on the card. */
      isCollected: z.boolean(),
      amountOre: z.int(),
      /** What was given back, or is on its way back. */
      refundedOre: z.int(),
      at: z.iso.datetime(),
    }),
  ),
  credits: z.array(
    z.object({
      creditNumber: z.string(),
      amountOre: z.int(),
      reason: z.string(),
      creditedOn: day,
    }),
  ),
  payouts: z.array(
    z.object({
      id: z.string(),
      amountOre: z.int(),
      state: z.enum(payoutStates),
      accountMasked: z.nullable(z.string()),
    }),
  ),
  owedOre: z.int(),
  /** What is open of the payer’s other invoices. */
  otherOpenOre: z.int(),
  /** What the month costs by the prices and decisions that count now. */
  rightOre: z.int(),
})
export type StaffInvoice = z.infer<typeof StaffInvoice>

const ore = z.int().check(z.gte(0), z.lte(100_000_000))

export const Credit = z.object({
  /** As it was read: somebody may have credited or paid meanwhile. */
  openOre: z.int(),
  lines: z
    .array(z.object({ line: z.int().check(z.gte(0), z.lt(100)), amountOre: ore }))
    .check(z.minLength(1), z.maxLength(100)),
  /** Printed on the credit note. */
  why,
})
export type Credit = z.infer<typeof Credit>

/** As the invoice was read: its open amount, and what it should have been. */
export const Replacement = z.object({ openOre: z.int(), rightOre: z.int(), why })
export type Replacement = z.infer<typeof Replacement>

/** Null where nothing is to be paid for the month. */
export const Replaced = z.object({ invoiceNumber: z.nullable(z.string()) })
export type Replaced = z.infer<typeof Replaced>

export const Reason = z.object({ why })
export type Reason = z.infer<typeof Reason>

export const CardRefund = z.object({
  paymentId: z.uuid(),
  /** Of the payment, as it was read. */
  version: z.int().check(z.gte(1)),
  refundOre: z.int().check(z.gte(1), z.lte(100_000_000)),
  why,
})
export type CardRefund = z.infer<typeof CardRefund>

/** An account as people write it; the server decides whether it is one. */
const typedAccount = z
  .string()
  .check(z.trim(), z.minLength(1, 'ACCOUNT_INVALID'), z.maxLength(40, 'ACCOUNT_INVALID'))

export const AccountForm = z.object({ account: typedAccount })
export type AccountForm = z.infer<typeof AccountForm>

export const PayoutForm = z.object({
  /** The same request again is the same payout. */
  requestId: z.uuid(),
  amountOre: z.int().check(z.gte(1), z.lte(100_000_000)),
  /** The one that the guardian has given, by what staff have read of it, or one that staff type. */
  account: z.union([z.object({ masked: z.string() }), z.object({ typed: typedAccount })]),
  why,
})
export type PayoutForm = z.infer<typeof PayoutForm>

export const CarriedOver = z.object({ carriedOre: z.int() })
export type CarriedOver = z.infer<typeof CarriedOver>
