import type { UseFormRegisterReturn } from 'react-hook-form'
import { Choices } from '#ui/form/Choices.tsx'
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
  typed: () => string
  choose: (value: string) => void
}) {
  const { input, context, idPrefix, error, registered, typed, choose } = props
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
    case 'radios':
      return (
        <Choices
          id={common.id}
          legend={common.label}
          hint={common.hint}
          error={error}
          type="radio"
          options={input.options(context)}
          chosen={[typed()]}
          onChange={([value]) => value !== undefined && choose(value)}
        />
      )
    case 'checkboxes':
      return (
        <Choices
          id={common.id}
          legend={common.label}
          hint={common.hint}
          error={error}
          type="checkbox"
          options={input.options(context)}
          chosen={typed()
            .split(',')
            .filter((value) => value !== '')}
          onChange={(chosen) => choose(chosen.join(','))}
        />
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
