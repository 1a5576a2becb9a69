import { z } from 'zod/mini'
import { roleKinds } from '#core/associations/rights.ts'
import { associationStates } from '#core/associations/states.ts'
import { termKinds } from '#core/associations/terms.ts'
import { isDate } from '#platform/time/date.ts'

export const Slug = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/))
export const Day = z.string().check(z.refine(isDate))
export const JoinCodeText = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))

export const Term = z.strictObject({ startsOn: z.string(), endsOn: z.string() })

/** A role that can read the register. */
export const Reader = z.strictObject({
  kind: z.enum(roleKinds),
  /** Of an own role. */
  name: z.nullable(z.string()),
})
export type Reader = z.infer<typeof Reader>

/** What it means to become a member, for everybody. */
export const JoiningOffer = z.strictObject({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  state: z.enum(associationStates),
  /** Whether somebody new can become a member now. */
  takesNew: z.boolean(),
  termKind: z.enum(termKinds),
  /** Of somebody who joins today. */
  term: Term,
  feeOre: z.int(),
  needsApproval: z.boolean(),
  readers: z.array(Reader),
})
export type JoiningOffer = z.infer<typeof JoiningOffer>

export const feePayments = ['free', 'card', 'cash', 'staff'] as const
export const PaidTerm = z.extend(Term, { feeOre: z.int(), paidBy: z.enum(feePayments) })

/** `to-pay`: accepted, and a member once the fee is paid. */
export const placeStates = ['requested', 'to-pay', 'member'] as const

/** One's own place in an association. */
export const OwnMembership = z.strictObject({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  associationState: z.enum(associationStates),
  state: z.enum(placeStates),
  /** Oldest first. */
  terms: z.array(PaidTerm),
  /** Days between them without a membership. */
  gaps: z.array(Term),
  /** The last day that is paid for. */
  until: z.nullable(z.string()),
  /** Whether a term covers today. */
  isCovered: z.boolean(),
  /** Without a renewal the membership ends after this day. */
  lapsesOn: z.nullable(z.string()),
  canRenew: z.boolean(),
  /** What a renewal gives today, or joining. */
  next: Term,
  feeOre: z.int(),
  payBefore: z.nullable(z.string()),
  readers: z.array(Reader),
})
export type OwnMembership = z.infer<typeof OwnMembership>
export const OwnMemberships = z.strictObject({ items: z.array(OwnMembership) })
export type OwnMemberships = z.infer<typeof OwnMemberships>

/** What somebody who is no member can do there. */
export const OwnJoining = z.strictObject({
  step: z.enum(['none', 'closed', 'approval', 'pay', 'join']),
  membership: z.nullable(OwnMembership),
})
export type OwnJoining = z.infer<typeof OwnJoining>

/** Which association, and by which code somebody came. */
export const JoinForm = z.strictObject({ slug: Slug, code: z.nullable(JoinCodeText) })
export type JoinForm = z.infer<typeof JoinForm>

/** `to-pay`: the fee is paid first. */
export const Joined = z.strictObject({ is: z.enum(['member', 'requested', 'to-pay']) })
export type Joined = z.infer<typeof Joined>
