import { z } from 'zod/mini'
import { associationStates } from '#core/associations/states.ts'
import { termKinds } from '#core/associations/terms.ts'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { Day, feePayments } from '../model/contract.ts'
import { leastFeeOre, longestAnswer, longestLabel, mostFeeOre } from '../model/limits.ts'
import { isPlain } from '../model/plain-text.ts'

const Version = z.int().check(z.gte(1), z.lte(2_147_483_647))
const FeeOre = z
  .int()
  .check(z.refine((ore) => ore === 0 || (ore >= leastFeeOre && ore <= mostFeeOre)))
const isGood = [
  z.refine<string>(isPlain),
  z.refine<string>((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID'),
] as const

/** How long a membership lasts and what it costs. */
export const TermsForm = z.strictObject({
  termKind: z.enum(termKinds),
  feeOre: FeeOre,
  version: Version,
})
export type TermsForm = z.infer<typeof TermsForm>

export const AdmissionForm = z.strictObject({
  needsApproval: z.boolean(),
  takesMembers: z.boolean(),
  version: Version,
})
export type AdmissionForm = z.infer<typeof AdmissionForm>

export const CodeForm = z.strictObject({
  label: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestLabel), ...isGood),
  endsOn: Day,
})
export type CodeForm = z.infer<typeof CodeForm>

export const DeclineForm = z.strictObject({
  /** What they are written; empty for nothing. */
  answer: z.string().check(z.trim(), z.maxLength(longestAnswer), ...isGood),
})
export type DeclineForm = z.infer<typeof DeclineForm>

export const CashForm = z.strictObject({
  /** Of somebody in the register. */
  email: z.string().check(z.trim(), z.minLength(3), z.maxLength(254), z.refine(isPlain)),
})
export type CashForm = z.infer<typeof CashForm>

export const JoinCode = z.strictObject({
  id: z.string(),
  label: z.string(),
  code: z.string(),
  endsOn: z.string(),
  isOver: z.boolean(),
  people: z.int(),
})
export type JoinCode = z.infer<typeof JoinCode>

/** Somebody who waits: to be accepted, or with `payBefore` to pay. */
export const JoinRequest = z.strictObject({
  id: z.string(),
  name: z.string(),
  requestedAt: z.string(),
  payBefore: z.nullable(z.string()),
})
export type JoinRequest = z.infer<typeof JoinRequest>

export const MembershipSetup = z.strictObject({
  termKind: z.enum(termKinds),
  feeOre: z.int(),
  needsApproval: z.boolean(),
  takesMembers: z.boolean(),
  state: z.enum(associationStates),
  version: z.int(),
  /** Null without the right to it. */
  admission: z.nullable(
    z.strictObject({ codes: z.array(JoinCode), requests: z.array(JoinRequest) }),
  ),
})
export type MembershipSetup = z.infer<typeof MembershipSetup>

/** What was registered. */
export const CashRegistered = z.strictObject({
  name: z.string(),
  endsOn: z.string(),
  paidBy: z.enum(feePayments),
})
export type CashRegistered = z.infer<typeof CashRegistered>
