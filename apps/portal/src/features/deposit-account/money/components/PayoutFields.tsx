import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { MoneyForm } from '#core/bank/components/MoneyForm.tsx'
import { PayeeFields } from '#core/bank/components/PayeeFields.tsx'
import { useMoneyForm } from '#core/bank/components/use-money-form.ts'
import { payoutCauseNames } from '#core/bank/payout-cause-names.ts'
import { payoutCauses } from '#core/bank/payout-states.ts'
import { useStaffDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import type { PayoutForm } from '../forms.ts'
import { preparePayout } from '../queries.ts'
import { TypedPayout, toPayoutForm } from '../typed-forms.ts'

const idPrefix = 'payout-'

/** A new key for each: what is sent twice is one payout. */
const newForm = (): TypedPayout => ({
  key: crypto.randomUUID(),
  customerNumber: '',
  kroner: '',
  method: 'account',
  name: '',
  account: '',
  details: '',
  message: '',
  reason: '',
  cause: '',
})

/** Prepares a payout after it was read once more. */
export function PayoutFields() {
  const [checked, setChecked] = useState<PayoutForm | null>(null)
  const form = useForm({
    resolver: zodResolver(TypedPayout),
    defaultValues: useState(newForm)[0],
    shouldFocusError: false,
  })
  const draft = useStaffDraft(form, {
    key: 'payout',
    fields: ['customerNumber', 'kroner', 'name', 'message', 'reason', 'cause'],
  })
  const money = useMoneyForm(form, {
    idPrefix,
    fields: [
      'customerNumber',
      'kroner',
      'name',
      'account',
      'details',
      'message',
      'reason',
      'cause',
    ],
    fieldOf: {
      CUSTOMER_UNKNOWN: 'customerNumber',
      PAYOUT_CAUSE_REQUIRED: 'cause',
      PAYOUT_ACCOUNT_OWN: form.watch('method'),
    },
    send: async (typed) => {
      if (checked === null) {
        setChecked(toPayoutForm(typed))
        return null
      }
      setChecked(null)
      await preparePayout(checked)
      draft.forget()
      form.reset(newForm())
      return m.money_prepared()
    },
  })
  const { field, submit } = money
  return (
    <MoneyForm money={money} draft={draft} action={m.money_prepare()}>
      <TextField
        {...field('customerNumber')}
        label={m.money_customer_number()}
        hint={m.money_customer_number_hint()}
        inputMode="numeric"
      />
      <TextField
        {...field('kroner')}
        label={m.money_kroner()}
        hint={m.money_kroner_hint()}
        inputMode="decimal"
      />
      <PayeeFields
        idPrefix={idPrefix}
        method={form.watch('method') ?? 'account'}
        onMethod={(method) => form.setValue('method', method)}
        field={field}
      />
      <TextField {...field('message')} label={m.money_message()} />
      <TextField {...field('reason')} label={m.money_reason()} />
      <SelectField {...field('cause')} label={m.money_cause()} hint={m.money_cause_hint()}>
        <option value="">{m.money_cause_none()}</option>
        {payoutCauses.map((value) => (
          <option key={value} value={value}>
            {payoutCauseNames[value]()}
          </option>
        ))}
      </SelectField>
      {checked && (
        <ConfirmDialog
          heading={m.money_confirm_heading()}
          yes={m.money_prepare()}
          onConfirm={submit}
          onClose={() => setChecked(null)}
        >
          <p>
            {m.money_prepare_confirm({
              amount: formatKroner(checked.amountOre),
              number: checked.customerNumber,
              payee: checked.payee.name,
            })}
          </p>
        </ConfirmDialog>
      )}
    </MoneyForm>
  )
}
