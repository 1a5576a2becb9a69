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
import { moneyFieldText } from '../../model/field-texts.ts'
import { guardianMoneyErrorText } from '../../model/refusal-texts.ts'
import { AccountForm, type OwnInvoice } from '../contract.ts'
import { ownInvoicesQuery, savePayoutAccount } from '../queries.ts'

/** The button with which a guardian says where what is owed to them is paid. */
export function OwedAccount({
  invoice,
}: {
  invoice: Pick<OwnInvoice, 'invoiceNumber' | 'payoutAccountMasked'>
}) {
  const [isOpen, setOpen] = useState(false)
  const { invoiceNumber, payoutAccountMasked } = invoice
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {payoutAccountMasked === null ? m.kindergarten_account() : m.kindergarten_account_change()}
        <span className="ds-sr-only"> {m.invoice_title({ number: invoiceNumber })}</span>
      </Button>
      {isOpen && <AccountDialog number={invoiceNumber} onClose={() => setOpen(false)} />}
    </>
  )
}

const idPrefix = 'kindergarten-owed-'

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
    errorText: guardianMoneyErrorText,
    codeText: moneyFieldText,
    send: async ({ account }) => {
      await whileLoggedIn(() => savePayoutAccount(number, account))
      onClose()
      showMessage(m.kindergarten_account_saved(), 'success')
      await queryClient.invalidateQueries({ queryKey: ownInvoicesQuery.queryKey })
    },
  })
  return (
    <Dialog heading={m.kindergarten_account()} onClose={onClose}>
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <p>{m.kindergarten_account_text()}</p>
        <ProblemSummary problems={problems} failures={failures} />
        <TextField
          id={`${idPrefix}account`}
          label={m.kindergarten_account_number()}
          inputMode="numeric"
          autoComplete="off"
          error={textOf('account')}
          {...form.register('account')}
        />
        <div>
          <Button type="submit" loading={isSubmitting}>
            {m.kindergarten_account_save()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
