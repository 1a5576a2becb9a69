import type { UseFormRegisterReturn } from 'react-hook-form'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import type { InquirySetup } from '../contract.ts'
import type { EditField } from '../edit-fields.ts'

export function EditFieldInput(props: {
  field: EditField
  setup: InquirySetup
  idPrefix: string
  error: string | undefined
  registered: UseFormRegisterReturn
}) {
  const { field, setup, idPrefix, error, registered } = props
  const common = { id: idPrefix + field.name, label: field.label(), error, ...registered }
  if (field.type === 'choice')
    return (
      <SelectField {...common}>
        {field.options(setup).map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
    )
  if (field.type === 'lines') return <TextArea {...common} hint={field.hint?.()} rows={6} />
  return (
    <TextField
      {...common}
      hint={field.hint?.()}
      autoComplete="off"
      type={field.type === 'email' ? 'email' : 'text'}
      inputMode={field.type === 'number' ? 'numeric' : undefined}
    />
  )
}
