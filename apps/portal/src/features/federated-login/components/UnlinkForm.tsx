import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { sessionListKey } from '#core/sessions/session-list-key.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import formStyles from '#ui/form/Form.module.css'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { UnlinkForm as Form } from '../link-forms.ts'
import { type ProviderId, providerNames } from '../providers.ts'
import { unlinkIdentity } from '../queries.ts'
import { federatedErrorText } from '../refusal-messages.ts'

export function UnlinkForm(props: { provider: ProviderId; onUnlinked: () => Promise<void> }) {
  const { provider, onUnlinked } = props
  const name = { provider: providerNames[provider] }
  const idPrefix = `unlink-${provider}-`
  const whileLoggedIn = useLoginInPlace()
  const queryClient = useQueryClient()
  const showMessage = useSnackbar()
  const form = useForm({
    resolver: zodResolver(Form),
    defaultValues: { currentPassword: '', locale: getLocale() },
    shouldFocusError: false,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['currentPassword'],
    fieldOf: { WRONG_PASSWORD: 'currentPassword' },
    errorText: (failure) => federatedErrorText(provider, failure),
    send: async (values) => {
      await whileLoggedIn(() => unlinkIdentity(provider, values))
      showMessage(m.federated_unlinked_done(name), 'success')
      await queryClient.invalidateQueries({ queryKey: sessionListKey })
      await onUnlinked()
    },
  })
  return (
    <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
      <p>{m.federated_unlink_text()}</p>
      <ProblemSummary problems={problems} failures={failures} />
      <PasswordField
        id={`${idPrefix}currentPassword`}
        label={m.account_current_password()}
        autoComplete="current-password"
        error={textOf('currentPassword')}
        {...form.register('currentPassword')}
      />
      <Button type="submit" variant="secondary" loading={isSubmitting}>
        {m.federated_unlink_submit(name)}
      </Button>
    </form>
  )
}
