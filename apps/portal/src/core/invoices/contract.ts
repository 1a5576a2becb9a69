import { z } from 'zod/mini'
import { isDate } from '#platform/time/date.ts'
import { invoiceStatuses } from './invoice-status.ts'

const day = z.iso.date()

/** An invoice as its payer and staff see it; amounts in øre. */
export const InvoiceItem = z.object({
  id: z.string(),
  invoiceNumber: z.string(),
  kid: z.string(),
  amountOre: z.int(),
  /** The sum of its credit notes. */
  creditedOre: z.int(),
  /** What is to be paid still; below 0 it is owed back. */
  openOre: z.int(),
  invoicedOn: day,
  dueOn: day,
  /** The day from which nothing was to be paid. */
  paidOn: z.nullable(day),
  periodStart: day,
  periodEnd: day,
  status: z.enum(invoiceStatuses),
  /** Where its payer wants what is owed back, as screens show it; null where they have not said. */
  payoutAccountMasked: z.nullable(z.string()),
  /** The numbers of its credit notes. */
  creditNumbers: z.array(z.string()),
})
export type InvoiceItem = z.infer<typeof InvoiceItem>

const ore = z.int().check(z.gte(1), z.lte(100_000_000))

/** Money that staff have seen on the account. The same id again is the same payment. */
export const BankPayment = z.object({
  id: z.uuid(),
  /** What was open of the invoice when it was read: of two who register one payment, one is told. */
  openOre: z.int(),
  amountOre: ore,
  paidOn: z.string().check(z.refine(isDate, 'DAY_INVALID')),
})
export type BankPayment = z.infer<typeof BankPayment>
