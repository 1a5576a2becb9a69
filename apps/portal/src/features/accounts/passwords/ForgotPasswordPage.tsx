import { Alert, Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import formStyles from '#ui/form/Form.module.css'
import styles from '#ui/form/FormPage.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { ForgotPasswordForm } from '../model/account-forms.ts'
import { requestPasswordReset } from './queries.ts'

export function ForgotPasswordPage() {
  const [isSent, setSent] = useState(false)
  return (
    <Page heading={m.forgot_heading()} {...(!isSent && { intro: m.forgot_intro() })}>
      {isSent ? (
        <LinkSent onAgain={() => setSent(false)} />
      ) : (
        <EmailField onSent={() => setSent(true)} />
      )}
      <ul className={styles.links}>
        <li>
          <a href={pagePath('login', getLocale())}>{m.forgot_log_in()}</a>
        </li>
      </ul>
    </Page>
  )
}

function EmailField({ onSent }: { onSent: () => void }) {
  const form = useForm({
    resolver: zodResolver(ForgotPasswordForm),
    // None for the address: what was typed before the page was hydrated stays.
    defaultValues: { locale: getLocale() },
    shouldFocusError: false,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    fields: ['email'],
    send: async (request) => {
      await requestPasswordReset(request)
      onSent()
    },
  })
  return (
    <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
      <ProblemSummary problems={problems} failures={failures} />
      <TextField
        id="email"
        label={m.login_email()}
        type="email"
        autoComplete="username"
        error={textOf('email')}
        {...form.register('email')}
      />
      <Button type="submit" loading={isSubmitting}>
        {isSubmitting ? m.account_sending() : m.forgot_submit()}
      </Button>
    </form>
  )
}

/** The same words whether the address has an account: only its mailbox knows more. */
function LinkSent({ onAgain }: { onAgain: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <>
      <Alert
        data-color="success"
        className={formStyles.outcome}
        ref={box}
        tabIndex={-1}
        role="status"
      >
        <strong>{m.forgot_sent_heading()}</strong>
        <p>{m.forgot_sent_text()}</p>
      </Alert>
      <p className={styles.text}>
        <Button variant="tertiary" onClick={onAgain}>
          {m.forgot_again()}
        </Button>
      </p>
    </>
  )
}
