import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { ConfirmForm } from '../../account/contract.ts'
import { moneyErrorText, moneyFieldText } from '../../model/refusal-messages.ts'
import { confirmAccount, moneyKey } from '../queries.ts'

const idPrefix = 'confirm-'

/** Another contact person types the whole number, from a paper of their own. */
export function ConfirmAccountForm({ id, accountId }: { id: string; accountId: string }) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const form = useForm({
    resolver: zodResolver(ConfirmForm),
    defaultValues: { account: '' },
    shouldFocusError: false,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['account'],
    fieldOf: { ACCOUNT_DIFFERS: 'account' },
    errorText: moneyErrorText,
    codeText: moneyFieldText,
    send: async ({ account }) => {
      await whileLoggedIn(() => confirmAccount(id, accountId, account))
      showMessage(m.association_account_confirmed_done(), 'success')
      await queryClient.invalidateQueries({ queryKey: moneyKey(id) })
    },
  })
  return (
    <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
      <ProblemSummary problems={problems} failures={failures} />
      <p>{m.association_account_confirm_text()}</p>
      <TextField
        id={`${idPrefix}account`}
        label={m.association_account_confirm_number()}
        hint={m.association_account_confirm_hint()}
        inputMode="numeric"
        autoComplete="off"
        error={textOf('account')}
        {...form.register('account')}
      />
      <div>
        <Button type="submit" loading={isSubmitting}>
          {m.association_account_confirm()}
        </Button>
      </div>
    </form>
  )
}
