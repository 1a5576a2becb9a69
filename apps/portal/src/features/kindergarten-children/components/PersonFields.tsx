import type { UseFormRegisterReturn } from 'react-hook-form'
import { m } from '#messages'
import { TextField } from '#ui/form/TextField.tsx'

type Texts = { idPrefix: string; textOf: (field: string) => string | undefined }

/** A national id that somebody types. */
export function NumberField(props: Texts & { field: UseFormRegisterReturn }) {
  const { idPrefix, textOf, field } = props
  return (
    <TextField
      id={`${idPrefix}number`}
      label={m.staff_child_number()}
      hint={m.staff_child_number_hint()}
      inputMode="numeric"
      autoComplete="off"
      error={textOf('number')}
      {...field}
    />
  )
}

/** The name of a child or a guardian. */
export function NameFields(
  props: Texts & { field: (name: 'firstName' | 'lastName') => UseFormRegisterReturn },
) {
  const { idPrefix, textOf, field } = props
  return (
    <>
      <TextField
        id={`${idPrefix}firstName`}
        label={m.staff_child_first_name()}
        autoComplete="off"
        error={textOf('firstName')}
        {...field('firstName')}
      />
      <TextField
        id={`${idPrefix}lastName`}
        label={m.staff_child_last_name()}
        autoComplete="off"
        error={textOf('lastName')}
        {...field('lastName')}
      />
    </>
  )
}
