import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { postAuthentication } from '#features/accounts/authenticate.ts'
import { loginAddress } from '#features/accounts/callback.ts'
import { useSubmit } from '#features/accounts/use-submit.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import formStyles from '#ui/form/Form.module.css'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { acceptInvitation } from '../staff-calls.ts'
import { AcceptInvitationForm } from '../staff-forms.ts'
import { staffErrorText, staffFieldText } from '../staff-messages.ts'

/** An account for the work alone. */
export function NewStaffFields({ token, email }: { token: string; email: string }) {
  const form = useForm({
    resolver: zodResolver(AcceptInvitationForm),
    defaultValues: { token, firstName: '', lastName: '', password: '' },
    shouldFocusError: false,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    fields: ['firstName', 'lastName', 'password'],
    fieldOf: { PASSWORD_TOO_SHORT: 'password', PASSWORD_TOO_COMMON: 'password' },
    errorText: staffErrorText,
    codeText: staffFieldText,
    send: async (details) => {
      await acceptInvitation(details)
      await goOn(email, details.password)
    },
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
      <Button
        type="submit"
        loading={isLeaving && problems.length === 0}
        className={formStyles.submit}
      >
        {isSubmitting ? m.account_saving() : m.staff_invitation_accept()}
      </Button>
    </form>
  )
}

/** The account is there: when the login after it fails, it can be done by hand. */
async function goOn(email: string, password: string): Promise<void> {
  const staffPath = pagePath('staff', getLocale())
  const { ok } = await postAuthentication('sign-in/email', { email, password })
  window.location.assign(ok ? staffPath : loginAddress(pagePath('login', getLocale()), staffPath))
}
