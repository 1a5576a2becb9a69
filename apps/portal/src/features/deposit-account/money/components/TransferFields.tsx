import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { MoneyForm } from '#core/bank/components/MoneyForm.tsx'
import { useMoneyForm } from '#core/bank/components/use-money-form.ts'
import { useStaffDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDate } from '#platform/time/format.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import type { TransferForm } from '../forms.ts'
import { registerTransfer } from '../queries.ts'
import { TypedTransfer, toTransferForm } from '../typed-forms.ts'

const idPrefix = 'transfer-'
const empty: TypedTransfer = {
  reference: '',
  kroner: '',
  valueDate: '',
  customerNumber: '',
  debtorName: '',
  text: '',
}

/** Registers a transfer after it was read once more. */
export function TransferFields() {
  const [checked, setChecked] = useState<TransferForm | null>(null)
  const form = useForm({
    resolver: zodResolver(TypedTransfer),
    defaultValues: empty,
    shouldFocusError: false,
  })
  const draft = useStaffDraft(form, {
    key: 'transfer',
    fields: ['reference', 'kroner', 'valueDate', 'customerNumber', 'debtorName', 'text'],
  })
  const money = useMoneyForm(form, {
    idPrefix,
    fields: ['reference', 'kroner', 'valueDate', 'customerNumber', 'debtorName', 'text'],
    fieldOf: { CUSTOMER_UNKNOWN: 'customerNumber', TRANSFER_DATE: 'valueDate' },
    send: async (typed) => {
      if (checked === null) {
        setChecked(toTransferForm(typed))
        return null
      }
      setChecked(null)
      const { isRepeated } = await registerTransfer(checked)
      draft.forget()
      form.reset()
      return isRepeated ? m.money_registered_before() : m.money_registered()
    },
  })
  const { field, submit } = money
  return (
    <MoneyForm money={money} draft={draft} action={m.money_register()}>
      <TextField {...field('reference')} label={m.money_reference()} />
      <TextField
        {...field('kroner')}
        label={m.money_kroner()}
        hint={m.money_kroner_hint()}
        inputMode="decimal"
      />
      <TextField {...field('valueDate')} label={m.money_value_date()} type="date" />
      <TextField
        {...field('customerNumber')}
        label={m.money_number_optional()}
        hint={m.money_customer_number_hint()}
        inputMode="numeric"
      />
      <TextField {...field('debtorName')} label={m.money_sender_optional()} />
      <TextArea {...field('text')} label={m.money_text_optional()} />
      {checked && (
        <ConfirmDialog
          heading={m.money_confirm_heading()}
          yes={m.money_register()}
          onConfirm={submit}
          onClose={() => setChecked(null)}
        >
          <p>
            {m.money_register_confirm({
              amount: formatKroner(checked.amountOre),
              date: formatDate(noonOf(checked.valueDate), getLocale()),
              reference: checked.reference,
            })}
          </p>
          <p>
            {checked.customerNumber === ''
              ? m.money_register_nobody()
              : m.money_register_to({ number: checked.customerNumber })}
          </p>
        </ConfirmDialog>
      )}
    </MoneyForm>
  )
}
