import type { UseFormReturn } from 'react-hook-form'
import type { TypedEvent } from '../typed-event.ts'

export const idPrefix = 'event-'

/** What each part of the form of an event is given. */
export type FieldProps = {
  form: UseFormReturn<TypedEvent>
  textOf: (field: string) => string | undefined
}
