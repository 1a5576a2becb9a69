import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { DialogForm } from '#core/staff-area/dialog-form/DialogForm.tsx'
import { useDialogForm } from '#core/staff-area/dialog-form/use-dialog-form.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { moneyFieldText } from '../../model/field-texts.ts'
import { moneyErrorText } from '../../model/refusal-texts.ts'
import { why } from '../../model/why.ts'
import { AccountForm, type StaffInvoice } from '../contract.ts'
import { preparePayout, staffInvoicesQuery } from '../queries.ts'

const idPrefix = 'kindergarten-payout-'

/** Empty for the account that the guardian has given. */
const formOf = (hasGiven: boolean) =>
  z.object({ account: hasGiven ? z.string() : AccountForm.shape.account, why })

/** Prepares the payout of what is owed to an account; a colleague releases it. */
export function PayoutDialog({
  invoice,
  amountOre,
  onClose,
}: {
  invoice: StaffInvoice
  /** What no card can take. */
  amountOre: number
  onClose: () => void
}) {
  const { id, payoutAccountMasked: masked } = invoice
  // The same press again is the same payout.
  const [requestId] = useState(() => crypto.randomUUID())
  const form = useForm({
    resolver: zodResolver(formOf(masked !== null)),
    defaultValues: { account: '', why: '' },
    shouldFocusError: false,
  })
  const state = useDialogForm(form, {
    idPrefix,
    fields: ['account', 'why'],
    fieldOf: { ACCOUNT_INVALID: 'account', ACCOUNT_OWN: 'account' },
    errorText: moneyErrorText,
    codeText: moneyFieldText,
    draft: { key: `kindergarten-payout:${id}`, fields: ['why'] },
    call: (typed) => {
      const account =
        masked !== null && typed.account.trim() === '' ? { masked } : { typed: typed.account }
      return preparePayout(id, { requestId, amountOre, account, why: typed.why })
    },
    changes: staffInvoicesQuery.queryKey,
    done: () => m.kindergarten_payout_done(),
    onClose,
  })
  return (
    <DialogForm
      heading={m.kindergarten_payout()}
      state={state}
      send={m.kindergarten_payout()}
      onClose={onClose}
    >
      <p>{m.kindergarten_payout_text({ amount: formatKroner(amountOre) })}</p>
      {masked !== null && <p>{m.kindergarten_payout_given({ account: masked })}</p>}
      <TextField
        id={`${idPrefix}account`}
        label={m.kindergarten_account_number()}
        inputMode="numeric"
        autoComplete="off"
        error={state.textOf('account')}
        {...form.register('account')}
      />
      <TextArea
        id={`${idPrefix}why`}
        label={m.kindergarten_money_why()}
        error={state.textOf('why')}
        {...form.register('why')}
      />
    </DialogForm>
  )
}
