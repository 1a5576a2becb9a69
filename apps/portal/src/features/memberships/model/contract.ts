import { z } from 'zod/mini'
import { shapeOf } from '#core/editable/form.ts'
import { InvoiceItem } from '#core/invoices/contract.ts'
import { terminationReasons } from '#core/memberships/termination-reasons.ts'
import { localized } from '#platform/i18n/localized.ts'
import { isDate } from '#platform/time/date.ts'
import { membershipCode, payments, version } from './membership-type.ts'
import { maxFreezeMonths } from './rules/freeze.ts'
import { invoiceLineKinds } from './rules/invoicing.ts'
import { settingsFields } from './setup-fields.ts'

const day = z.iso.date()
/** In kroner; only NOK is supported (specification, section 3: money). */
const money = z.object({ amount: z.number(), currency: z.literal('NOK') })
const text = localized(z.string())

const freezePeriod = z.object({
  id: z.int(),
  startDate: day,
  endDate: day,
  numberOfMonths: z.int(),
})

/**
 * Specification section 3 "Membership"; dates are calendar days in Norway, both included. Not
 * from there: `name`, `commitmentEndDate`, `freezeChoices`, `withdrawableUntil`, and the `id` of a freeze.
 */
export const Membership = z.object({
  id: z.int(),
  /** The code of the type. */
  type: z.string(),
  /** The name of the type; null if the type no longer exists. */
  name: z.nullable(text),
  /** `CASH_MEMBERSHIP` is one value: paid up front, ends by itself, cannot be frozen or terminated. */
  membershipCategory: z.string(),
  /** Null if it is paid once. */
  monthlyAmount: z.nullable(money),
  directDebitEnabled: z.boolean(),
  membershipStartDate: day,
  /** The last day of training; null if it has no end. */
  membershipEndDate: z.nullable(day),
  /** The end of the commitment, postponed by frozen months; null without commitment. */
  commitmentEndDate: z.nullable(day),
  /** The last day of training if it is terminated. */
  terminationDate: z.nullable(day),
  /** Set if it is terminated. */
  lastInvoiceDueDate: z.nullable(day),
  /** The last day of training if it were terminated today; null if it cannot be. */
  potentialTerminationDate: z.nullable(day),
  /** The last month in which a freeze of one month could start; null if none could. */
  lastEligibleFreezeStartDate: z.nullable(day),
  /** The last day to withdraw from the purchase; null if that is over, or it was not bought online. */
  withdrawableUntil: z.nullable(day),
  freezeChoices: z.array(z.object({ fromDate: day, maxMonths: z.int() })),
  /** Blocks booking. */
  isDisqualified: z.boolean(),
  /** Ended. */
  pastFreezePeriods: z.array(freezePeriod),
  /** Granted and not cancelled; they count towards the limits and postpone the commitment. */
  validFreezePeriods: z.array(freezePeriod),
  /** Current or future; with one, the membership counts as frozen. */
  pendingFreezePeriods: z.array(freezePeriod),
})
export type Membership = z.infer<typeof Membership>

/** `GET /api/frontend/user/sports/memberships`: the active ones; at most one. */
export const Memberships = z.object({ items: z.array(Membership) })
export type Memberships = z.infer<typeof Memberships>

/** `POST /api/frontend/user/sports/memberships` (specification, section 5: membership requests). */
export const MembershipAction = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('freeze'),
    fromDate: z.string().check(z.refine(isDate)),
    numberOfMonths: z.int().check(z.gte(1), z.lte(maxFreezeMonths)),
  }),
  z.object({ action: z.literal('terminate'), reason: z.enum(terminationReasons) }),
  z.object({ action: z.literal('withdraw') }),
])
export type MembershipAction = z.infer<typeof MembershipAction>

/** What is credited of invoices, and what a person has to pay of all of them after it; in øre. */
export const CreditPreview = z.object({
  credits: z.array(z.object({ invoiceNumber: z.string(), amountOre: z.int() })),
  /** Below 0 it is paid back. */
  restOre: z.int(),
})
export type CreditPreview = z.infer<typeof CreditPreview>

/** The consequences of an action that has not been taken. */
export const ActionPreview = z.object({
  /** The frozen period, for a freeze. */
  freeze: z.nullable(z.object({ startDate: day, endDate: day, numberOfMonths: z.int() })),
  /** The last day of training; null if it has no end. */
  membershipEndDate: z.nullable(day),
  commitmentEndDate: z.nullable(day),
  lastInvoiceDueDate: z.nullable(day),
  /** Freezes that a termination would cancel. */
  lapsedFreezePeriods: z.array(freezePeriod),
  /** Null where no invoice is credited. */
  credit: z.nullable(CreditPreview),
  /** Months that are invoiced again, since they are not frozen after all. */
  invoicedMonths: z.array(day),
  /** Classes, courts and places in queues after the last day. */
  cancelledBookings: z.int(),
})
export type ActionPreview = z.infer<typeof ActionPreview>

/** A membership type for sale. */
export const OfferedType = z.object({
  code: z.string(),
  name: text,
  note: text,
  isForStudents: z.boolean(),
  payment: z.enum(payments),
  months: z.int(),
  priceOre: z.int(),
  startFeeOre: z.int(),
  /** Included in the prices, in whole percent. */
  vatPercent: z.int(),
})
export type OfferedType = z.infer<typeof OfferedType>

export const OfferedTypes = z.object({ items: z.array(OfferedType) })
export type OfferedTypes = z.infer<typeof OfferedTypes>

/** What determines the memberships and prices that a person may choose. */
export const Buyer = z.object({
  isMember: z.boolean(),
  isEmployee: z.boolean(),
  /** The semester fee is paid. */
  isStudent: z.boolean(),
})
export type Buyer = z.infer<typeof Buyer>

const line = z.object({
  kind: z.enum(invoiceLineKinds),
  from: day,
  to: day,
  amountOre: z.int(),
})

/** The price and dates of a purchase today. */
export const PurchasePreview = z.object({
  type: OfferedType,
  startDate: day,
  membershipEndDate: z.nullable(day),
  commitmentEndDate: z.nullable(day),
  /** What is paid until the commitment ends, without freezes; null without commitment. */
  commitmentTotalOre: z.nullable(z.int()),
  lines: z.array(line),
  totalOre: z.int(),
  dueOn: day,
})
export type PurchasePreview = z.infer<typeof PurchasePreview>

/** `orderId` is the idempotency key. */
export const Purchase = z.object({
  orderId: z.uuid(),
  type: membershipCode,
  /** The total of the first invoice that was shown. */
  totalOre: z.int().check(z.gte(1), z.lt(2 ** 31)),
})
export type Purchase = z.infer<typeof Purchase>

export const Purchased = z.object({ invoiceNumber: z.string(), dueOn: day, totalOre: z.int() })
export type Purchased = z.infer<typeof Purchased>

/** Newest first. */
export const Invoices = z.object({
  /** The bank account to pay to, eleven digits; null if none is configured. */
  accountNumber: z.nullable(z.string()),
  /** Whether invoices can be paid by card. */
  takesCards: z.boolean(),
  items: z.array(InvoiceItem),
})
export type Invoices = z.infer<typeof Invoices>

/** Invoices of all members that are not settled, and those settled in the last months. */
export const StaffInvoices = z.object({
  items: z.array(
    z.extend(InvoiceItem, {
      name: z.string(),
      /** What is to be given back and is not on its way, in øre. */
      owedOre: z.int(),
      /** The last day on which the law has it paid back. */
      payBackBy: z.nullable(day),
    }),
  ),
})
export type StaffInvoices = z.infer<typeof StaffInvoices>

/** The rules that staff set; `version` 0 until they have. */
export const Settings = z.object({ ...shapeOf(settingsFields), version })
export type Settings = z.infer<typeof Settings>
