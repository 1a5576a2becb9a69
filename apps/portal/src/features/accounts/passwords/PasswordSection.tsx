import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { sessionListKey } from '#core/sessions/session-list-key.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { SecurityForm } from '../components/SecurityForm.tsx'
import { ChangePasswordForm } from '../model/account-forms.ts'
import { changePassword } from './queries.ts'

export function PasswordSection({ email }: { email: string }) {
  const queryClient = useQueryClient()
  const form = useForm({
    resolver: zodResolver(ChangePasswordForm),
    defaultValues: { currentPassword: '', password: '', locale: getLocale() },
    shouldFocusError: false,
  })
  return (
    <SecurityForm
      id="change-password"
      heading={m.security_password_heading()}
      form={form}
      fields={['currentPassword', 'password']}
      fieldOf={{
        WRONG_PASSWORD: 'currentPassword',
        PASSWORD_TOO_SHORT: 'password',
        PASSWORD_TOO_COMMON: 'password',
      }}
      send={async (change) => {
        await changePassword(change)
        void queryClient.invalidateQueries({ queryKey: sessionListKey })
      }}
      sentText={m.security_password_done}
      submitText={m.security_password_submit()}
      submittingText={m.account_saving()}
    >
      {(field) => (
        <>
          {/* For password managers, which keep the new password under this name. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label={m.account_current_password()}
            autoComplete="current-password"
            {...field('currentPassword')}
          />
          <PasswordField
            label={m.account_new_password_again()}
            hint={m.account_new_password_hint()}
            autoComplete="new-password"
            {...field('password')}
          />
        </>
      )}
    </SecurityForm>
  )
}
