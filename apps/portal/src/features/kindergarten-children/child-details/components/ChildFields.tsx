import type { UseFormRegisterReturn } from 'react-hook-form'
import { m } from '#messages'
import { TextField } from '#ui/form/TextField.tsx'
import { NameFields } from '../../components/PersonFields.tsx'

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
      <NameFields idPrefix={idPrefix} field={field} textOf={textOf} />
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
