import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { m } from '#messages'
import formStyles from '#ui/form/Form.module.css'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { CompleteSignUpForm } from './forms/sign-up-forms.ts'
import { type Refusals, useSubmit } from './forms/use-submit.ts'

/** A name and a password for an address that a mailed link has proven. */
export function NewAccountForm({
  link: { token, email },
  submitText,
  send,
  refusals,
}: {
  link: { token: string; email: string }
  submitText: string
  /** Leads away from the page. */
  send: (details: CompleteSignUpForm) => Promise<void>
  refusals?: Refusals
}) {
  const form = useForm({
    resolver: zodResolver(CompleteSignUpForm),
    defaultValues: { token, firstName: '', lastName: '', password: '' },
    shouldFocusError: false,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    fields: ['firstName', 'lastName', 'password'],
    fieldOf: { PASSWORD_TOO_SHORT: 'password', PASSWORD_TOO_COMMON: 'password' },
    send,
    ...refusals,
  })
  const isLeaving = isSubmitting || form.formState.isSubmitSuccessful
  return (
    <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
      <ProblemSummary problems={problems} failures={failures} />
      <TextField
        id="email"
        label={m.sign_up_complete_email()}
        type="email"
        autoComplete="username"
        value={email}
        readOnly
        error={undefined}
      />
      <TextField
        id="firstName"
        label={m.account_first_name()}
        autoComplete="given-name"
        error={textOf('firstName')}
        {...form.register('firstName')}
      />
      <TextField
        id="lastName"
        label={m.account_last_name()}
        autoComplete="family-name"
        error={textOf('lastName')}
        {...form.register('lastName')}
      />
      <PasswordField
        id="password"
        label={m.account_new_password()}
        hint={m.account_new_password_hint()}
        autoComplete="new-password"
        error={textOf('password')}
        {...form.register('password')}
      />
      <Button type="submit" loading={isLeaving && problems.length === 0}>
        {isSubmitting ? m.account_saving() : submitText}
      </Button>
    </form>
  )
}
