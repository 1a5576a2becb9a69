import type { ComponentProps } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { m } from '#messages'
import { osloDate } from '#platform/time/oslo.ts'
import { Choices } from '#ui/form/Choices.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import type { FormValues } from '../begin-values.ts'
import type { FormField } from '../form-definition.ts'
import { daysOf, isNeeded } from '../read-answers.ts'

type Props = {
  form: UseFormReturn<FormValues>
  field: FormField
  idPrefix: string
  /** All that is filled in now. */
  typed: FormValues
  error: string | undefined
  /** The account says it. */
  isLocked: boolean
}

/** Few enough to be seen at once. */
const mostRadios = 5

/** One field of a form, by its kind. */
export function FormFieldInput({ form, field, idPrefix, typed, error, isLocked }: Props) {
  const label = isNeeded(field, typed) ? field.label() : m.form_optional({ field: field.label() })
  const hint = field.hint?.()
  const shown = { id: idPrefix + field.id, label, hint, error }
  const group = { id: shown.id, legend: label, hint, error }
  const choose = (value: string | string[]) =>
    form.setValue(field.id, value, { shouldValidate: true, shouldDirty: true, shouldTouch: true })
  const chosen = [typed[field.id] ?? []].flat().filter((value) => value !== '')
  const named = (options: Extract<FormField, { kind: 'choice' | 'choices' }>['options']) =>
    options.map(({ id, name }) => ({ value: id, text: name() }))

  switch (field.kind) {
    case 'long-text':
      return <TextArea {...shown} rows={5} {...form.register(field.id)} />
    case 'yes-no':
      return (
        <Choices
          {...group}
          type="radio"
          options={[
            { value: 'yes', text: m.form_yes() },
            { value: 'no', text: m.form_no() },
          ]}
          chosen={chosen}
          onChange={([value = '']) => choose(value)}
        />
      )
    case 'choices':
      return (
        <Choices
          {...group}
          type="checkbox"
          options={named(field.options)}
          chosen={chosen}
          onChange={choose}
        />
      )
    case 'choice':
      return field.options.length <= mostRadios ? (
        <Choices
          {...group}
          type="radio"
          options={named(field.options)}
          chosen={chosen}
          onChange={([value = '']) => choose(value)}
        />
      ) : (
        <SelectField {...shown} {...form.register(field.id)}>
          <option value="">{m.form_choose()}</option>
          {named(field.options).map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectField>
      )
    default:
      return (
        <TextField
          {...shown}
          {...inputOf(field)}
          autoComplete={field.autoComplete}
          readOnly={isLocked}
          {...form.register(field.id)}
        />
      )
  }
}

type OfOneLine = Exclude<FormField, { kind: 'long-text' | 'yes-no' | 'choice' | 'choices' }>

/** What helps to fill in one line: the keys of a phone, and the days of a calendar. */
function inputOf(
  field: OfOneLine,
): Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'min' | 'max'> {
  switch (field.kind) {
    case 'email':
      return { type: 'email', inputMode: 'email' }
    case 'phone':
      return { type: 'tel', inputMode: 'tel' }
    case 'whole-number':
      return { inputMode: 'numeric' }
    case 'date': {
      const { first, last } = daysOf(field, osloDate(new Date()))
      return { type: 'date', min: first, max: last }
    }
    case 'time':
      return { type: 'time' }
    default:
      return {}
  }
}
