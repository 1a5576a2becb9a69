import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { Invoices } from '../../model/contract.ts'
import { membershipErrorText } from '../../model/refusal-messages.ts'
import { staffFieldText } from '../../model/staff-field-texts.ts'
import { AccountForm } from '../contract.ts'
import { invoicesQuery, savePayoutAccount } from '../queries.ts'

type Invoice = Pick<Invoices['items'][number], 'invoiceNumber' | 'payoutAccountMasked'>

/** The button with which a member says where what is owed to them is paid. */
export function OwedAccount({ invoice }: { invoice: Invoice }) {
  const [isOpen, setOpen] = useState(false)
  const { invoiceNumber, payoutAccountMasked } = invoice
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {payoutAccountMasked === null ? m.my_finances_account() : m.my_finances_account_change()}
        <span className="ds-sr-only"> {m.invoice_title({ number: invoiceNumber })}</span>
      </Button>
      {isOpen && <AccountDialog number={invoiceNumber} onClose={() => setOpen(false)} />}
    </>
  )
}

const idPrefix = 'owed-'

function AccountDialog({ number, onClose }: { number: string; onClose: () => void }) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const form = useForm({
    resolver: zodResolver(AccountForm),
    defaultValues: { account: '' },
    shouldFocusError: false,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['account'],
    fieldOf: { ACCOUNT_INVALID: 'account', ACCOUNT_OWN: 'account' },
    errorText: membershipErrorText,
    codeText: (code) =>
      code === 'ACCOUNT_OWN' ? m.fitness_account_own() : (staffFieldText(code, 'account') ?? code),
    send: async ({ account }) => {
      await whileLoggedIn(() => savePayoutAccount(number, account))
      onClose()
      showMessage(m.my_finances_account_saved(), 'success')
      await queryClient.invalidateQueries({ queryKey: invoicesQuery.queryKey })
    },
  })
  return (
    <Dialog heading={m.my_finances_account_heading()} onClose={onClose}>
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <p>{m.my_finances_account_text()}</p>
        <ProblemSummary problems={problems} failures={failures} />
        <TextField
          id={`${idPrefix}account`}
          label={m.fitness_payout_account()}
          inputMode="numeric"
          autoComplete="off"
          error={textOf('account')}
          {...form.register('account')}
        />
        <div>
          <Button type="submit" loading={isSubmitting}>
            {m.my_finances_account_save()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
