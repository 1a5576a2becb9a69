import { z } from 'zod/mini'

export const StaffSearch = z.object({
  /** Part of a name or of an address; empty for all. */
  text: z.string().check(z.trim(), z.regex(/^\P{Cc}{0,100}$/u)),
  page: z.int().check(z.gte(1), z.lte(9_999)),
})
export type StaffSearch = z.infer<typeof StaffSearch>

export const CorrectionForm = z.object({
  state: z.enum(['member', 'ended']),
  /** The day on which they became a member, which is not in the future. */
  joinedOn: z.iso.date({ error: 'DATE_INVALID' }),
  version: z.int(),
})
export type CorrectionForm = z.infer<typeof CorrectionForm>

export const StaffRoleForm = z.object({
  roleTypeId: z.uuid({ error: 'ROLE_REQUIRED' }),
  startsOn: z.iso.date({ error: 'DATE_INVALID' }),
  endsOn: z.iso.date({ error: 'DATE_INVALID' }),
})
export type StaffRoleForm = z.infer<typeof StaffRoleForm>
