import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { getLocale } from '#locale'
import { m } from '#messages'
import styles from '#ui/form/FormPage.module.css'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { SecurityForm } from '../components/SecurityForm.tsx'
import { ChangeEmailForm } from '../model/account-forms.ts'
import { requestEmailChange } from './queries.ts'

/** The account keeps its address until the link to the new one is opened. */
export function EmailSection({ email }: { email: string }) {
  const form = useForm({
    resolver: zodResolver(ChangeEmailForm),
    defaultValues: { email: '', currentPassword: '', locale: getLocale() },
    shouldFocusError: false,
  })
  return (
    <SecurityForm
      id="change-email"
      heading={m.security_email_heading()}
      intro={
        <p className={styles.text}>
          <strong>{m.security_email_now({ email })}</strong>
        </p>
      }
      form={form}
      fields={['email', 'currentPassword']}
      fieldOf={{ WRONG_PASSWORD: 'currentPassword' }}
      send={requestEmailChange}
      sentText={m.security_email_sent}
      submitText={m.security_email_submit()}
      submittingText={m.account_sending()}
    >
      {(field) => (
        <>
          <TextField
            label={m.security_email_new()}
            type="email"
            autoComplete="email"
            {...field('email')}
          />
          <PasswordField
            label={m.account_current_password()}
            autoComplete="current-password"
            {...field('currentPassword')}
          />
        </>
      )}
    </SecurityForm>
  )
}
