import { z } from 'zod/mini'
import { Reason, Version } from '../model/forms.ts'
import { contactFields, nameFields, TypedNumber } from '../model/person-forms.ts'

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

export const ResponsibilityForm = z.strictObject({
  hasResponsibility: z.boolean(),
  reason: Reason,
  version: Version,
})
export type ResponsibilityForm = z.infer<typeof ResponsibilityForm>

/** What staff type of a guardian to correct it. */
export const TypedDetails = z.strictObject({ ...nameFields, ...contactFields })
export type TypedDetails = z.infer<typeof TypedDetails>

export const DetailsForm = z.extend(TypedDetails, { version: Version })
export type DetailsForm = z.infer<typeof DetailsForm>

/** A guardian of a child, who may be here already. */
export const GuardianForm = z.extend(TypedDetails, {
  number: TypedNumber,
  isRestricted: z.boolean(),
  hasResponsibility: z.boolean(),
})
export type GuardianForm = z.infer<typeof GuardianForm>
