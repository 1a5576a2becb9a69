import { Field, Label, Textarea, ValidationMessage } from '@digdir/designsystemet-react'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<typeof Textarea>, 'id'> & {
  id: string
  label: string
  hint?: string | undefined
  error: string | undefined
}

/** Several lines, with their label and what is wrong with them. */
export function TextArea({ label, hint, error, ...area }: Props) {
  return (
    <Field>
      <Label htmlFor={area.id}>{label}</Label>
      {hint && <Field.Description>{hint}</Field.Description>}
      <Textarea rows={3} {...area} aria-invalid={error ? true : undefined} />
      {error && <ValidationMessage>{error}</ValidationMessage>}
    </Field>
  )
}
