import { z } from 'zod/mini'
import { Reason, Version } from '../model/forms.ts'

export const AccessForm = z.strictObject({ isOpen: z.boolean(), version: Version })
export type AccessForm = z.infer<typeof AccessForm>

export const BlockForm = z.strictObject({
  isBlocked: z.boolean(),
  /** Only staff read it. */
  reason: Reason,
  version: Version,
})
export type BlockForm = z.infer<typeof BlockForm>

export const RestrictionForm = z.strictObject({ isRestricted: z.boolean(), version: Version })
export type RestrictionForm = z.infer<typeof RestrictionForm>
