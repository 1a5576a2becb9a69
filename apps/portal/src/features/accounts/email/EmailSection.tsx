import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import formStyles from '#ui/form/Form.module.css'
import styles from '#ui/form/FormPage.module.css'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { ChangeEmailForm } from '../account-forms.ts'
import { changeEmail } from '../queries.ts'

const idPrefix = 'change-email-'

/** Another address for the account: the old one stays until the link to the new one is opened. */
export function EmailSection({ email }: { email: string }) {
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const form = useForm({
    resolver: zodResolver(ChangeEmailForm),
    defaultValues: { email: '', currentPassword: '', locale: getLocale() },
    shouldFocusError: false,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['email', 'currentPassword'],
    fieldOf: { WRONG_PASSWORD: 'currentPassword' },
    send: async (change) => {
      await whileLoggedIn(() => changeEmail(change))
      form.reset()
      showMessage(m.security_email_sent(), 'success')
    },
  })
  return (
    <section aria-labelledby="email-heading" className={styles.section}>
      <h2 id="email-heading">{m.security_email_heading()}</h2>
      <p className={styles.text}>
        <strong>{m.security_email_now({ email })}</strong>
      </p>
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        <TextField
          id={`${idPrefix}email`}
          label={m.security_email_new()}
          type="email"
          autoComplete="email"
          error={textOf('email')}
          {...form.register('email')}
        />
        <PasswordField
          id={`${idPrefix}currentPassword`}
          label={m.account_current_password()}
          autoComplete="current-password"
          error={textOf('currentPassword')}
          {...form.register('currentPassword')}
        />
        <Button type="submit" loading={isSubmitting}>
          {isSubmitting ? m.account_sending() : m.security_email_submit()}
        </Button>
      </form>
    </section>
  )
}
