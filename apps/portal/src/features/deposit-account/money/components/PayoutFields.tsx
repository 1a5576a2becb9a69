import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { payoutCauseNames } from '#core/bank/payout-cause-names.ts'
import { payoutCauses } from '#core/bank/payout-states.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { DraftNote } from '#core/staff-area/drafts/DraftNote.tsx'
import { useStaffDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { PayoutForm } from '../forms.ts'
import { moneyErrorText, moneyFieldText } from '../money-texts.ts'
import { moneyQueries, preparePayout } from '../queries.ts'
import { TypedPayout, toPayoutForm } from '../typed-forms.ts'
import { PayeeFields } from './PayeeFields.tsx'

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
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
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
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
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
    errorText: moneyErrorText,
    codeText: moneyFieldText,
    send: async (typed) => {
      if (checked === null) return setChecked(toPayoutForm(typed))
      setChecked(null)
      await whileLoggedIn(() => preparePayout(checked))
      draft.forget()
      form.reset(newForm())
      showMessage(m.money_prepared(), 'success')
      await queryClient.invalidateQueries(moneyQueries)
    },
  })
  return (
    <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
      <ProblemSummary problems={problems} failures={failures} />
      <TextField
        id={`${idPrefix}customerNumber`}
        label={m.money_customer_number()}
        hint={m.money_customer_number_hint()}
        inputMode="numeric"
        autoComplete="off"
        error={textOf('customerNumber')}
        {...form.register('customerNumber')}
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
      <PayeeFields
        idPrefix={idPrefix}
        method={form.watch('method') ?? 'account'}
        onMethod={(method) => form.setValue('method', method)}
        register={(field) => form.register(field)}
        textOf={textOf}
      />
      <TextField
        id={`${idPrefix}message`}
        label={m.money_message()}
        autoComplete="off"
        error={textOf('message')}
        {...form.register('message')}
      />
      <TextField
        id={`${idPrefix}reason`}
        label={m.money_reason()}
        autoComplete="off"
        error={textOf('reason')}
        {...form.register('reason')}
      />
      <SelectField
        id={`${idPrefix}cause`}
        label={m.money_cause()}
        hint={m.money_cause_hint()}
        error={textOf('cause')}
        {...form.register('cause')}
      >
        <option value="">{m.money_cause_none()}</option>
        {payoutCauses.map((value) => (
          <option key={value} value={value}>
            {payoutCauseNames[value]()}
          </option>
        ))}
      </SelectField>
      <DraftNote draft={draft} />
      <div>
        <Button type="submit" loading={isSubmitting}>
          {isSubmitting ? m.money_saving() : m.money_prepare()}
        </Button>
      </div>
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
    </form>
  )
}
