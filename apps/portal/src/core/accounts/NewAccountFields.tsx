import type { UseFormRegisterReturn } from 'react-hook-form'
import { m } from '#messages'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { TextField } from '#ui/form/TextField.tsx'

type Field = 'firstName' | 'lastName' | 'password'

/** What every new account needs beside its address. */
export function NewAccountFields({
  register,
  textOf,
}: {
  register: (field: Field) => UseFormRegisterReturn
  textOf: (field: string) => string | undefined
}) {
  return (
    <>
      <TextField
        id="firstName"
        label={m.account_first_name()}
        autoComplete="given-name"
        error={textOf('firstName')}
        {...register('firstName')}
      />
      <TextField
        id="lastName"
        label={m.account_last_name()}
        autoComplete="family-name"
        error={textOf('lastName')}
        {...register('lastName')}
      />
      <PasswordField
        id="password"
        label={m.account_new_password()}
        hint={m.account_new_password_hint()}
        autoComplete="new-password"
        error={textOf('password')}
        {...register('password')}
      />
    </>
  )
}
