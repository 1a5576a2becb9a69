import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { DraftNote } from '#core/staff-area/drafts/DraftNote.tsx'
import { useStaffDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDate } from '#platform/time/format.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { TransferForm } from '../forms.ts'
import { moneyErrorText, moneyFieldText } from '../money-texts.ts'
import { moneyQueries, registerTransfer } from '../queries.ts'
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
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
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
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['reference', 'kroner', 'valueDate', 'customerNumber', 'debtorName', 'text'],
    fieldOf: { CUSTOMER_UNKNOWN: 'customerNumber', TRANSFER_DATE: 'valueDate' },
    errorText: moneyErrorText,
    codeText: moneyFieldText,
    send: async (typed) => {
      if (checked === null) return setChecked(toTransferForm(typed))
      setChecked(null)
      const { isRepeated } = await whileLoggedIn(() => registerTransfer(checked))
      draft.forget()
      form.reset()
      showMessage(isRepeated ? m.money_registered_before() : m.money_registered(), 'success')
      await queryClient.invalidateQueries(moneyQueries)
    },
  })
  return (
    <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
      <ProblemSummary problems={problems} failures={failures} />
      <TextField
        id={`${idPrefix}reference`}
        label={m.money_reference()}
        autoComplete="off"
        error={textOf('reference')}
        {...form.register('reference')}
      />
      <TextField
        id={`${idPrefix}kroner`}
        label={m.money_kroner()}
        hint={m.money_kroner_hint()}
        inputMode="decimal"
        autoComplete="off"
        error={textOf('kroner')}
        {...form.register('kroner')}
      />
      <TextField
        id={`${idPrefix}valueDate`}
        label={m.money_value_date()}
        type="date"
        error={textOf('valueDate')}
        {...form.register('valueDate')}
      />
      <TextField
        id={`${idPrefix}customerNumber`}
        label={m.money_number_optional()}
        hint={m.money_customer_number_hint()}
        inputMode="numeric"
        autoComplete="off"
        error={textOf('customerNumber')}
        {...form.register('customerNumber')}
      />
      <TextField
        id={`${idPrefix}debtorName`}
        label={m.money_sender_optional()}
        autoComplete="off"
        error={textOf('debtorName')}
        {...form.register('debtorName')}
      />
      <TextArea
        id={`${idPrefix}text`}
        label={m.money_text_optional()}
        error={textOf('text')}
        {...form.register('text')}
      />
      <DraftNote draft={draft} />
      <div>
        <Button type="submit" loading={isSubmitting}>
          {isSubmitting ? m.money_saving() : m.money_register()}
        </Button>
      </div>
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
    </form>
  )
}
