import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { EditableField } from '#core/editable/field.ts'
import { type Localized, locales } from '#platform/i18n/localized.ts'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'

/** One input for each language of a text, in a form whose other fields depend on each other. */
export function LocalizedInputs<Values extends FieldValues>(props: {
  description: EditableField<Localized, unknown>
  name: string
  form: UseFormReturn<Values>
  idPrefix: string
  textOf: (field: string) => string | undefined
}) {
  const { description, name, form, idPrefix, textOf } = props
  return description.inputs.map(({ type, label }, at) => {
    const path = `${name}.${locales[at]}` as Path<Values>
    const Input = type === 'lines' ? TextArea : TextField
    return (
      <Input
        key={path}
        id={idPrefix + path}
        label={label()}
        error={textOf(path)}
        {...form.register(path)}
      />
    )
  })
}
