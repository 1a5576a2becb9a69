import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { completeSignUp } from '../account-calls.ts'
import { loginAddress, safeCallback, withCallback } from '../callback.ts'
import { CompleteSignUpForm } from '../sign-up-forms.ts'
import { useSubmit } from '../use-submit.ts'
import styles from './AccountForm.module.css'
import { MailedLinkGate } from './MailedLinkGate.tsx'

/** Third step of sign-up, behind the mailed link: a name and a password. */
export function CompleteSignUpPage() {
  const again = { page: 'signUp', text: m.account_link_new_sign_up() } as const
  return (
    <Page heading={m.sign_up_complete_heading()} intro={m.sign_up_complete_intro()}>
      <MailedLinkGate purpose="sign-up" again={again}>
        {(link) => <DetailsFields {...link} />}
      </MailedLinkGate>
    </Page>
  )
}

type Link = { token: string; email: string; callback: string | undefined }

function DetailsFields({ token, email, callback }: Link) {
  const form = useForm({
    resolver: zodResolver(CompleteSignUpForm),
    defaultValues: { token, firstName: '', lastName: '', password: '' },
    shouldFocusError: false,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    fields: ['firstName', 'lastName', 'password'],
    fieldOf: { PASSWORD_TOO_SHORT: 'password', PASSWORD_TOO_COMMON: 'password' },
    send: async (details) => {
      const { isSignedIn } = await completeSignUp(details)
      window.location.assign(nextAddress(isSignedIn, callback))
    },
  })
  const isLeaving = isSubmitting || form.formState.isSubmitSuccessful
  return (
    <form method="post" className={styles.form} onSubmit={submit} noValidate>
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
      <Button type="submit" loading={isLeaving && problems.length === 0} className={styles.submit}>
        {isSubmitting ? m.account_saving() : m.sign_up_complete_submit()}
      </Button>
    </form>
  )
}

/** A full load: the whole site now knows who is here. */
function nextAddress(isSignedIn: boolean, callback: string | undefined): string {
  const locale = getLocale()
  if (!isSignedIn) return loginAddress(pagePath('login', locale), safeCallback(callback, locale))
  return withCallback(pagePath('signUpSuccess', locale), callback)
}
