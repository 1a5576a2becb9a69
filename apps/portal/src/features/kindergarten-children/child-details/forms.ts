import { z } from 'zod/mini'
import { Version } from '../model/forms.ts'
import { childFields, TypedNumber } from '../model/person-forms.ts'
import { PlaceForm } from '../places/forms.ts'

/** What staff type of a child to correct it. */
export const TypedChild = z.strictObject(childFields)
export type TypedChild = z.infer<typeof TypedChild>

export const ChildDetailsForm = z.extend(TypedChild, { version: Version })
export type ChildDetailsForm = z.infer<typeof ChildDetailsForm>

/** A child with its first place. */
export const ChildForm = z.extend(PlaceForm, {
  ...childFields,
  number: TypedNumber,
  /** Staff have read that a child with the same name and birth date is here. */
  isOtherAccepted: z.boolean(),
})
export type ChildForm = z.infer<typeof ChildForm>
