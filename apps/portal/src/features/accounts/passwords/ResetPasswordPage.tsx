import { Alert, Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import formStyles from '#ui/form/Form.module.css'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { MailedLinkGate } from '../links/MailedLinkGate.tsx'
import { ResetPasswordForm } from '../model/account-forms.ts'
import { resetPassword } from './queries.ts'

/** A new password, behind the mailed link. */
export function ResetPasswordPage() {
  const [isDone, setDone] = useState(false)
  const again = { page: 'forgotPassword', text: m.account_link_new_reset() } as const
  return (
    <Page heading={m.reset_heading()} {...(!isDone && { intro: m.reset_intro() })}>
      {isDone ? (
        <Done />
      ) : (
        <MailedLinkGate purpose="reset-password" again={again}>
          {({ token, email }) => (
            <NewPasswordField token={token} email={email} onDone={() => setDone(true)} />
          )}
        </MailedLinkGate>
      )}
    </Page>
  )
}

function NewPasswordField(props: { token: string; email: string; onDone: () => void }) {
  const form = useForm({
    resolver: zodResolver(ResetPasswordForm),
    defaultValues: { token: props.token, password: '', locale: getLocale() },
    shouldFocusError: false,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    fields: ['password'],
    fieldOf: { PASSWORD_TOO_SHORT: 'password', PASSWORD_TOO_COMMON: 'password' },
    send: async (reset) => {
      await resetPassword(reset)
      props.onDone()
    },
  })
  return (
    <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
      <ProblemSummary problems={problems} failures={failures} />
      {/* For password managers, which keep the new password under this name. */}
      <input type="email" autoComplete="username" value={props.email} readOnly hidden />
      <PasswordField
        id="password"
        label={m.account_new_password_again()}
        hint={m.account_new_password_hint()}
        autoComplete="new-password"
        error={textOf('password')}
        {...form.register('password')}
      />
      <Button type="submit" loading={isSubmitting}>
        {isSubmitting ? m.account_saving() : m.reset_submit()}
      </Button>
    </form>
  )
}

function Done() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className={formStyles.form}>
      <Alert data-color="success" ref={box} tabIndex={-1} role="status">
        {m.reset_done()}
      </Alert>
      <Button asChild>
        <a href={pagePath('login', getLocale())}>{m.login_submit()}</a>
      </Button>
    </div>
  )
}
