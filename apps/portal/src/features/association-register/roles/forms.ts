import { z } from 'zod/mini'
import { longest } from '#core/associations/limits.ts'
import { associationRights } from '#core/associations/rights.ts'
import { hasNationalId } from '#core/personal-data/national-id.ts'

const day = z.iso.date({ error: 'DATE_INVALID' })

export const GiveRoleForm = z.object({
  roleTypeId: z.uuid({ error: 'ROLE_REQUIRED' }),
  /** The account of a member or a contact person. */
  userId: z.string().check(z.minLength(1, 'PERSON_REQUIRED'), z.maxLength(100)),
  startsOn: day,
  endsOn: day,
})
export type GiveRoleForm = z.infer<typeof GiveRoleForm>

export const RoleNameForm = z.object({
  name: z.string().check(
    z.trim(),
    z.minLength(1, { error: 'NAME_REQUIRED', abort: true }),
    z.maxLength(longest.role, { error: 'TOO_LONG', abort: true }),
    z.regex(/^\P{Cc}+$/u, { error: 'CHARACTERS_INVALID', abort: true }),
    z.refine((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID'),
  ),
})
export type RoleNameForm = z.infer<typeof RoleNameForm>

export const RenameRoleForm = z.object({ ...RoleNameForm.shape, version: z.int() })
export type RenameRoleForm = z.infer<typeof RenameRoleForm>

export const RoleRightsForm = z.object({
  rights: z.array(z.enum(associationRights)).check(z.maxLength(associationRights.length)),
  version: z.int(),
})
export type RoleRightsForm = z.infer<typeof RoleRightsForm>

export const CandidateSearch = z.object({
  text: z.string().check(z.trim(), z.regex(/^\P{Cc}{2,100}$/u)),
})
export type CandidateSearch = z.infer<typeof CandidateSearch>
