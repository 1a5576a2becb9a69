import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { AccountForm } from '../../account/contract.ts'
import { moneyErrorText, moneyFieldText } from '../../model/refusal-messages.ts'
import { enterAccount, moneyKey } from '../queries.ts'

const idPrefix = 'enter-'
const empty: AccountForm = { account: '', holder: '' }

type Props = {
  id: string
  /** It was opened by a press. */
  hasFocus: boolean
  onDone: () => void
}

/** A contact person enters the account of the association. */
export function EnterAccountForm({ id, hasFocus, onDone }: Props) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const form = useForm({
    resolver: zodResolver(AccountForm),
    defaultValues: empty,
    shouldFocusError: false,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['account', 'holder'],
    fieldOf: {
      ACCOUNT_INVALID: 'account',
      ACCOUNT_OWN: 'account',
      ACCOUNT_IS_NATIONAL_ID: 'account',
      ACCOUNT_UNCHANGED: 'account',
    },
    errorText: moneyErrorText,
    codeText: moneyFieldText,
    send: async (values) => {
      await whileLoggedIn(() => enterAccount(id, values))
      form.reset(empty)
      showMessage(m.association_account_entered_done(), 'success')
      onDone()
      await queryClient.invalidateQueries({ queryKey: moneyKey(id) })
    },
  })
  useEffect(() => {
    if (hasFocus) document.getElementById(`${idPrefix}account`)?.focus()
  }, [hasFocus])
  return (
    <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
      <ProblemSummary problems={problems} failures={failures} />
      <TextField
        id={`${idPrefix}account`}
        label={m.association_account_number()}
        hint={m.association_account_number_hint()}
        inputMode="numeric"
        autoComplete="off"
        error={textOf('account')}
        {...form.register('account')}
      />
      <TextField
        id={`${idPrefix}holder`}
        label={m.association_account_holder()}
        hint={m.association_account_holder_hint()}
        autoComplete="off"
        error={textOf('holder')}
        {...form.register('holder')}
      />
      <div>
        <Button type="submit" loading={isSubmitting}>
          {m.association_account_enter()}
        </Button>
      </div>
    </form>
  )
}
