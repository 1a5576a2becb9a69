import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { fundingKey } from '../../components/funding-queries.ts'
import { PayeeForm as Form } from '../../model/forms.ts'
import { fundingErrorText, fundingFieldText } from '../../model/refusal-messages.ts'
import { enterPayee } from '../queries.ts'

/** Where a person's grant is paid to: asked for at once, and changed by a press. */
export function PayeePart({ id, hasAccount }: { id: string; hasAccount: boolean }) {
  const [isOpen, setOpen] = useState(false)
  if (hasAccount && !isOpen)
    return (
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {m.grant_funding_account_change()}
        </Button>
      </div>
    )
  return <PayeeForm id={id} onDone={() => setOpen(false)} />
}

function PayeeForm({ id, onDone }: { id: string; onDone: () => void }) {
  const idPrefix = `payee-${id}-`
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const form = useForm({
    resolver: zodResolver(Form),
    defaultValues: { account: '', holder: '' },
    shouldFocusError: false,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['account', 'holder'],
    fieldOf: {
      GRANT_ACCOUNT_INVALID: 'account',
      GRANT_ACCOUNT_OWN: 'account',
      GRANT_ACCOUNT_IS_NATIONAL_ID: 'account',
    },
    errorText: fundingErrorText,
    codeText: fundingFieldText,
    send: async (values) => {
      await whileLoggedIn(() => enterPayee(id, values))
      showMessage(m.grant_funding_account_saved(), 'success')
      onDone()
      await queryClient.invalidateQueries({ queryKey: fundingKey })
    },
  })
  return (
    <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
      <ProblemSummary problems={problems} failures={failures} />
      <TextField
        id={`${idPrefix}account`}
        label={m.grant_funding_account_number()}
        hint={m.grant_funding_account_number_hint()}
        inputMode="numeric"
        autoComplete="off"
        error={textOf('account')}
        {...form.register('account')}
      />
      <TextField
        id={`${idPrefix}holder`}
        label={m.grant_funding_holder()}
        hint={m.grant_funding_holder_hint()}
        autoComplete="name"
        error={textOf('holder')}
        {...form.register('holder')}
      />
      <div>
        <Button type="submit" loading={isSubmitting}>
          {m.grant_funding_account_save()}
        </Button>
      </div>
    </form>
  )
}
