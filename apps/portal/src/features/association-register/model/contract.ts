import { z } from 'zod'
import { roleKinds } from '#core/associations/rights.ts'
import { feePayments, memberStates } from './member-words.ts'

export const day = z.iso.date()

/** The name of a role, in words of the site or of the board. */
export const RoleName = z.strictObject({
  typeId: z.uuid(),
  kind: z.enum(roleKinds),
  name: z.string().nullable(),
})
export type RoleName = z.infer<typeof RoleName>

/** What a reader of the register sees of a member, and no more. */
export const Member = z.strictObject({
  id: z.uuid(),
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  state: z.enum(memberStates),
  joinedOn: day.nullable(),
  /** The last day of the latest term that counts. */
  until: day.nullable(),
  /** How that term was paid. */
  paidBy: z.enum(feePayments).nullable(),
  isPaidToday: z.boolean(),
  roles: z.array(RoleName),
  version: z.int(),
})
export type Member = z.infer<typeof Member>

export const Members = z.strictObject({ items: z.array(Member), total: z.int() })
export type Members = z.infer<typeof Members>

/** One member with all of their times. */
export const MemberEntry = z.strictObject({
  member: Member,
  terms: z.array(
    z.strictObject({
      startsOn: day,
      endsOn: day,
      paidBy: z.enum(feePayments),
      feeOre: z.int(),
      isCancelled: z.boolean(),
    }),
  ),
  /** Times between terms in which they were no member. */
  gaps: z.array(z.strictObject({ startsOn: day, endsOn: day })),
  roles: z.array(z.strictObject({ ...RoleName.shape, startsOn: day, endsOn: day.nullable() })),
})
export type MemberEntry = z.infer<typeof MemberEntry>
