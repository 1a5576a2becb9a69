import { z } from 'zod'
import { associationRights } from '#core/associations/rights.ts'
import { day, RoleName } from '../model/contract.ts'
import { readingKinds } from '../model/reading-kinds.ts'

/** Who has read it: a role, a contact person, or staff of the organisation. */
const reader = z.enum(['role', 'contact', 'staff'])

const RoleAccess = z.strictObject({
  ...RoleName.shape,
  rights: z.array(z.enum(associationRights)),
  version: z.int(),
})
export type RoleAccess = z.infer<typeof RoleAccess>

export const RegisterReading = z.strictObject({
  id: z.int(),
  at: z.iso.datetime(),
  kind: z.enum(readingKinds),
  reader,
  role: RoleName.nullable(),
  /** Of the board; null for staff, for an account that is gone, and without the right to see names. */
  name: z.string().nullable(),
})
export type RegisterReading = z.infer<typeof RegisterReading>

export const RegisterAccess = z.strictObject({
  roles: z.array(RoleAccess),
  /** Contact persons change it. */
  canChange: z.boolean(),
  seesNames: z.boolean(),
  log: z.array(RegisterReading),
})
export type RegisterAccess = z.infer<typeof RegisterAccess>

/** What each member may know of the register that they are in. */
export const RegisterInfo = z.strictObject({
  association: z.strictObject({ id: z.uuid(), name: z.string(), slug: z.string() }),
  isMember: z.boolean(),
  roles: z.array(z.strictObject({ ...RoleAccess.shape, holders: z.int() })),
  contacts: z.int(),
  /** By role and day; `ofOwn`: the entry of the reader was opened. */
  readings: z.array(
    z.strictObject({
      on: day,
      reader,
      role: RoleName.nullable(),
      kind: z.enum(readingKinds),
    }),
  ),
  /** Months after the end of a membership. */
  memberMonths: z.int(),
  /** Months for which it is known who has read. */
  accessMonths: z.int(),
})
export type RegisterInfo = z.infer<typeof RegisterInfo>
