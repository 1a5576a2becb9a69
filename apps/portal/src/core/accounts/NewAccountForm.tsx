import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { m } from '#messages'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { CompleteSignUpForm } from './forms/sign-up-forms.ts'
import { type Refusals, useSubmit } from './forms/use-submit.ts'
import { NewAccountFields } from './NewAccountFields.tsx'

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
      <NewAccountFields register={form.register} textOf={textOf} />
      <Button type="submit" loading={isLeaving && problems.length === 0}>
        {isSubmitting ? m.account_saving() : submitText}
      </Button>
    </form>
  )
}
