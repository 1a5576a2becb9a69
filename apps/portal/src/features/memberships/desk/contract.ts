import { z } from 'zod/mini'
import { terminationReasons } from '#core/memberships/termination-reasons.ts'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { isDate } from '#platform/time/date.ts'
import { Buyer, Invoices, Membership, OfferedType, Purchase } from '../contract.ts'
import { membershipCode, version } from '../membership-type.ts'
import { freezeRulesOfStaff, longestFreeze } from '../rules/freeze.ts'
import { purchaseRulesOfStaff } from '../rules/sale.ts'

const day = z.iso.date()
const askedDay = z.string().check(z.refine(isDate, 'DAY_INVALID'))

/** Kept in the audit log. */
export const why = z.string().check(
  z.trim(),
  z.minLength(5, { error: 'WHY_REQUIRED', abort: true }),
  z.maxLength(300, { error: 'TOO_LONG', abort: true }),
  z.regex(/^[\P{Cc}\n\r\t]+$/u, { error: 'CHARACTERS_INVALID', abort: true }),
  z.refine((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID'),
)

const PastOrComing = z.object({
  id: z.int(),
  type: z.string(),
  name: z.nullable(z.object({ no: z.string(), en: z.string() })),
  startDate: day,
  endDate: z.nullable(day),
  isTerminated: z.boolean(),
})

/** What sports staff know of somebody’s memberships. */
export const DeskMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** The membership that holds today, as its member sees it; null without one. */
  membership: z.nullable(Membership),
  /** Of that membership, to be said by who changes it; 0 without one. */
  version,
  /** Why it was terminated; null of one that was not. */
  terminationReason: z.nullable(z.enum(terminationReasons)),
  /** Those that have ended or are to come, the newest first. */
  others: z.array(PastOrComing),
  buyer: Buyer,
  /** What can be sold today; nothing where no account is set up to pay to. */
  types: z.array(OfferedType),
  /** The newest first. */
  invoices: Invoices.shape.items,
})
export type DeskMember = z.infer<typeof DeskMember>

/** What staff do with a membership for its member. */
export const DeskAction = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('freeze'),
    fromDate: z.string().check(z.refine(isDate)),
    numberOfMonths: z.int().check(z.gte(1), z.lte(longestFreeze)),
    /** Rules that would refuse it to the member. */
    setAside: z.array(z.enum(freezeRulesOfStaff)).check(z.maxLength(freezeRulesOfStaff.length)),
  }),
  z.object({ action: z.literal('terminate'), reason: z.enum(terminationReasons) }),
  z.object({
    action: z.literal('take-back-freeze'),
    freezeId: z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER)),
  }),
  z.object({ action: z.literal('take-back-termination') }),
  z.object({ action: z.literal('disqualify') }),
  z.object({ action: z.literal('requalify') }),
])
export type DeskAction = z.infer<typeof DeskAction>

export const DeskQuestion = z.object({ change: DeskAction })
export type DeskQuestion = z.infer<typeof DeskQuestion>

/** `version` of what was seen. */
export const DeskChange = z.object({ change: DeskAction, version, why })
export type DeskChange = z.infer<typeof DeskChange>

export const SaleQuestion = z.object({ type: membershipCode, startDate: askedDay })
export type SaleQuestion = z.infer<typeof SaleQuestion>

export const Sale = z.object({
  ...Purchase.shape,
  startDate: askedDay,
  setAside: z.array(z.enum(purchaseRulesOfStaff)).check(z.maxLength(purchaseRulesOfStaff.length)),
  why,
})
export type Sale = z.infer<typeof Sale>
