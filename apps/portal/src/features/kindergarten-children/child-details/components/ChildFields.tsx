import type { UseFormRegisterReturn } from 'react-hook-form'
import { m } from '#messages'
import { TextField } from '#ui/form/TextField.tsx'

export const childFieldNames = ['firstName', 'lastName', 'bornOn'] as const

/** The name and the birth date of a child. */
export function ChildFields(props: {
  idPrefix: string
  field: (name: (typeof childFieldNames)[number]) => UseFormRegisterReturn
  textOf: (field: string) => string | undefined
}) {
  const { idPrefix, field, textOf } = props
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
      <TextField
        id={`${idPrefix}bornOn`}
        type="date"
        label={m.staff_child_born()}
        error={textOf('bornOn')}
        {...field('bornOn')}
      />
    </>
  )
}
