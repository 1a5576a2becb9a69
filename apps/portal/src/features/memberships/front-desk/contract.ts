import { z } from 'zod/mini'
import { terminationReasons } from '#core/memberships/termination-reasons.ts'
import { localized } from '#platform/i18n/localized.ts'
import { isDate } from '#platform/time/date.ts'
import { Buyer, Invoices, Membership, OfferedType, Purchase } from '../model/contract.ts'
import { membershipCode, version } from '../model/membership-type.ts'
import { maxFreezeMonths, waivableFreezeRules } from '../model/rules/freeze.ts'
import { waivablePurchaseRules } from '../model/rules/sale.ts'
import { why } from '../model/why.ts'

const day = z.iso.date()
const requestedDay = z.string().check(z.refine(isDate, 'DAY_INVALID'))

const OtherMembership = z.object({
  id: z.int(),
  type: z.string(),
  name: z.nullable(localized(z.string())),
  startDate: day,
  endDate: z.nullable(day),
  isTerminated: z.boolean(),
})

/** A person’s memberships as sports staff see them. */
export const FrontDeskMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Today’s membership as its member sees it; null without one. */
  membership: z.nullable(Membership),
  /** The version of that membership, required to change it; 0 without one. */
  version,
  /**
   * The last day on which the member may have said that they withdraw from the purchase; null if that
   * cannot be registered.
   */
  withdrawableUntil: z.nullable(day),
  /** Null if it is not terminated. */
  terminationReason: z.nullable(z.enum(terminationReasons)),
  /** Past and future memberships, newest first. */
  others: z.array(OtherMembership),
  buyer: Buyer,
  /** What can be sold today; empty if no bank account is configured. */
  types: z.array(OfferedType),
  /** Newest first. */
  invoices: Invoices.shape.items,
})
export type FrontDeskMember = z.infer<typeof FrontDeskMember>

/** A change that staff make for a member. */
export const FrontDeskAction = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('freeze'),
    fromDate: z.string().check(z.refine(isDate)),
    numberOfMonths: z.int().check(z.gte(1), z.lte(maxFreezeMonths)),
    /** Rules that do not apply to this change. */
    waivedRules: z
      .array(z.enum(waivableFreezeRules))
      .check(z.maxLength(waivableFreezeRules.length)),
  }),
  z.object({ action: z.literal('terminate'), reason: z.enum(terminationReasons) }),
  z.object({
    action: z.literal('end-early'),
    /** The last day of training. */
    endDate: requestedDay,
    reason: z.enum(terminationReasons),
  }),
  z.object({
    action: z.literal('withdraw'),
    /** The day on which the member said so. */
    noticeOn: requestedDay,
  }),
  z.object({
    action: z.literal('cancel-freeze'),
    freezeId: z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER)),
  }),
  z.object({ action: z.literal('reinstate') }),
  z.object({ action: z.literal('disqualify') }),
  z.object({ action: z.literal('requalify') }),
])
export type FrontDeskAction = z.infer<typeof FrontDeskAction>

export const ChangePreviewRequest = z.object({ change: FrontDeskAction })
export type ChangePreviewRequest = z.infer<typeof ChangePreviewRequest>

/** `version`: the one that was read. */
export const FrontDeskChange = z.object({ change: FrontDeskAction, version, why })
export type FrontDeskChange = z.infer<typeof FrontDeskChange>

export const SalePreviewRequest = z.object({ type: membershipCode, startDate: requestedDay })
export type SalePreviewRequest = z.infer<typeof SalePreviewRequest>

export const Sale = z.object({
  ...Purchase.shape,
  startDate: requestedDay,
  waivedRules: z
    .array(z.enum(waivablePurchaseRules))
    .check(z.maxLength(waivablePurchaseRules.length)),
  why,
})
export type Sale = z.infer<typeof Sale>
