import { z } from 'zod'
import { associationRights, roleKinds } from '#core/associations/rights.ts'
import { day } from '../model/contract.ts'

const Holder = z.strictObject({
  id: z.uuid(),
  userId: z.string(),
  name: z.string(),
  startsOn: day,
  endsOn: day.nullable(),
  isOwn: z.boolean(),
})
export type Holder = z.infer<typeof Holder>

export const RoleType = z.strictObject({
  id: z.uuid(),
  kind: z.enum(roleKinds),
  name: z.string().nullable(),
  rights: z.array(z.enum(associationRights)),
  version: z.int(),
  /** Those who have it now, and those who will. */
  holders: z.array(Holder),
  /** The latest who had it. */
  former: z.array(Holder),
})
export type RoleType = z.infer<typeof RoleType>

export const Roles = z.strictObject({ types: z.array(RoleType) })
export type Roles = z.infer<typeof Roles>

export const Candidates = z.strictObject({
  items: z.array(z.strictObject({ userId: z.string(), name: z.string(), email: z.string() })),
})
export type Candidates = z.infer<typeof Candidates>

/** What ending a role leaves behind. */
export const RoleEnded = z.strictObject({
  /** Nobody is leader now. */
  isWithoutLeader: z.boolean(),
  /** The caller has no role there any more. */
  hasLeft: z.boolean(),
})
export type RoleEnded = z.infer<typeof RoleEnded>
