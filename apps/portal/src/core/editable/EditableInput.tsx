import type { UseFormRegisterReturn } from 'react-hook-form'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import type { NamedInput } from './form.ts'

const inputModes = { number: 'numeric', kroner: 'decimal' } as const

/** One input of a form that a description makes. */
export function EditableInput<Context>(props: {
  input: NamedInput<Context>
  context: Context
  idPrefix: string
  error: string | undefined
  registered: UseFormRegisterReturn
}) {
  const { input, context, idPrefix, error, registered } = props
  const common = {
    id: idPrefix + input.name,
    label: input.label(),
    hint: input.hint?.(),
    error,
    ...registered,
  }
  switch (input.type) {
    case 'choice':
      return (
        <SelectField {...common}>
          {input.options(context).map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectField>
      )
    case 'lines':
      return <TextArea {...common} rows={6} />
    case 'number':
    case 'kroner':
      return <TextField {...common} autoComplete="off" inputMode={inputModes[input.type]} />
    default:
      return <TextField {...common} autoComplete="off" type={input.type} />
  }
}
