import { Label, ValidationMessage } from '@digdir/designsystemet-react'
import type { ComponentProps, ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import type { ProfileForm } from '#core/profile/profile-form.ts'
import { fieldLabels, problemText } from '../field-texts.ts'
import type { ProfileField } from '../form-values.ts'
import styles from './ProfilePage.module.css'

type FieldProps = { name: ProfileField; hint?: string }

/** A line of text of the profile; label and errors belong to its name. */
export function TextField({
  name,
  hint,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, 'name'>) {
  const { register, attributes } = useField(name, hint)
  return (
    <Field name={name} hint={hint}>
      <input {...input} {...register} {...attributes} className="ds-input" />
    </Field>
  )
}

/** One of several; its options are the children. */
export function SelectField({
  name,
  hint,
  children,
  ...select
}: FieldProps & Omit<ComponentProps<'select'>, 'name'>) {
  const { register, attributes } = useField(name, hint)
  return (
    <Field name={name} hint={hint}>
      <select {...select} {...register} {...attributes} className="ds-input">
        {children}
      </select>
    </Field>
  )
}

/** Addresses of errors lead to it: no dots, which mean something there. */
export function fieldId(name: ProfileField): string {
  return `profile-${name.replace('.', '-')}`
}

function useField(name: ProfileField, hint: string | undefined) {
  const { register, getFieldState, formState } = useFormContext<ProfileForm>()
  const { error } = getFieldState(name, formState)
  const id = fieldId(name)
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    register: register(name),
    error,
    attributes: {
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': described || undefined,
    },
  }
}

function Field({
  name,
  hint,
  children,
}: {
  name: ProfileField
  hint: string | undefined
  children: ReactNode
}) {
  const { error } = useField(name, hint)
  const id = fieldId(name)
  return (
    <div className={styles.field}>
      <Label htmlFor={id}>{fieldLabels[name]()}</Label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {error?.message && (
        <ValidationMessage id={`${id}-error`}>{problemText(error.message)}</ValidationMessage>
      )}
    </div>
  )
}
