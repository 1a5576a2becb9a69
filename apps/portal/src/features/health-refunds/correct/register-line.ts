import type { Path, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'
import type { TypedAmendment, TypedLine } from './typed-amendment.ts'

export type LineField = `lines.${number}.${keyof TypedLine}`

/** A field of an expense; with another amount the reason is judged again, which may not be needed then. */
export const registerLine =
  <Typed extends TypedAmendment>(form: UseFormReturn<Typed>) =>
  (field: LineField): UseFormRegisterReturn =>
    form.register(field as Path<Typed>, {
      deps: field.replace(/accepted$/, 'because') as Path<Typed>,
    })
