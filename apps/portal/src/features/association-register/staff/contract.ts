import { z } from 'zod'
import { Member, MemberEntry, RoleName } from '../model/contract.ts'

export const StaffRegister = z.strictObject({
  items: z.array(Member),
  total: z.int(),
  /** Those that can be given. */
  roles: z.array(RoleName),
})
export type StaffRegister = z.infer<typeof StaffRegister>

/** The roles of an entry, with the ids by which they are ended. */
export const StaffEntry = z.strictObject({
  entry: MemberEntry,
  current: z.array(
    z.strictObject({
      ...RoleName.shape,
      id: z.uuid(),
      startsOn: z.iso.date(),
      endsOn: z.iso.date().nullable(),
    }),
  ),
})
export type StaffEntry = z.infer<typeof StaffEntry>
