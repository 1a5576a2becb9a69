import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import formStyles from '#ui/form/Form.module.css'
import styles from '#ui/form/FormPage.module.css'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { ChangePasswordForm } from '../account-forms.ts'
import { changePassword, sessionsQuery } from '../queries.ts'

const idPrefix = 'change-password-'

export function PasswordSection({ email }: { email: string }) {
  const whileLoggedIn = useLoginInPlace()
  const queryClient = useQueryClient()
  const showMessage = useSnackbar()
  const form = useForm({
    resolver: zodResolver(ChangePasswordForm),
    defaultValues: { currentPassword: '', password: '', locale: getLocale() },
    shouldFocusError: false,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['currentPassword', 'password'],
    fieldOf: {
      WRONG_PASSWORD: 'currentPassword',
      PASSWORD_TOO_SHORT: 'password',
      PASSWORD_TOO_COMMON: 'password',
    },
    send: async (change) => {
      await whileLoggedIn(() => changePassword(change))
      form.reset()
      showMessage(m.security_password_done(), 'success')
      await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    },
  })
  return (
    <section aria-labelledby="password-heading" className={styles.section}>
      <h2 id="password-heading">{m.security_password_heading()}</h2>
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        {/* For password managers, which keep the new password under this name. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          id={`${idPrefix}currentPassword`}
          label={m.account_current_password()}
          autoComplete="current-password"
          error={textOf('currentPassword')}
          {...form.register('currentPassword')}
        />
        <PasswordField
          id={`${idPrefix}password`}
          label={m.account_new_password_again()}
          hint={m.account_new_password_hint()}
          autoComplete="new-password"
          error={textOf('password')}
          {...form.register('password')}
        />
        <Button type="submit" loading={isSubmitting}>
          {isSubmitting ? m.account_saving() : m.security_password_submit()}
        </Button>
      </form>
    </section>
  )
}
