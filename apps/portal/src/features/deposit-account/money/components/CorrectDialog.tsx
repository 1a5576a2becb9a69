import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { moneyQueries } from '#core/bank/money-queries.ts'
import { correctionNames, moneyErrorText, moneyFieldText } from '#core/bank/money-texts.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatShortDate } from '#platform/time/format.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Choices } from '#ui/form/Choices.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { AllocationPreview, TransferLine } from '../contract.ts'
import type { CorrectionForm } from '../forms.ts'
import { correctTransfer, previewAllocation } from '../queries.ts'
import { TypedCorrection, toCorrectionForm, transferCorrections } from '../typed-forms.ts'
import { AllocationEffect } from './AllocationEffect.tsx'

const idPrefix = 'correction-'

type Checked = { form: CorrectionForm; preview: AllocationPreview | null }

/** What is wrong with a transfer: first what is right instead, then what it means, then it is sent. */
export function CorrectDialog({
  transfer,
  onClose,
}: {
  transfer: TransferLine
  onClose: () => void
}) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const [checked, setChecked] = useState<Checked | null>(null)
  const kinds = transfer.isOfBank ? (['move-transfer'] as const) : transferCorrections
  const form = useForm({
    resolver: zodResolver(TypedCorrection),
    defaultValues: {
      kind: transfer.isOfBank ? 'move-transfer' : 'replace-transfer',
      revision: transfer.revision,
      kroner: String(transfer.amountOre / 100).replace('.', ','),
      valueDate: transfer.valueDate,
      customerNumber: transfer.customer?.number ?? '',
      reason: '',
    } as TypedCorrection,
    shouldFocusError: false,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['kroner', 'valueDate', 'customerNumber', 'reason'],
    fieldOf: {
      CUSTOMER_UNKNOWN: 'customerNumber',
      TRANSFER_DATE: 'valueDate',
    },
    errorText: moneyErrorText,
    codeText: moneyFieldText,
    send: async (typed) => {
      if (checked === null) {
        const wanted = toCorrectionForm(typed)
        const preview =
          wanted.kind === 'move-transfer'
            ? await whileLoggedIn(() => previewAllocation(transfer.id, wanted.customerNumber))
            : null
        return setChecked({ form: wanted, preview })
      }
      setChecked(null)
      try {
        const { outcome } = await whileLoggedIn(() => correctTransfer(transfer.id, checked.form))
        onClose()
        showMessage(
          outcome === 'done' ? m.money_correction_done() : m.money_correction_proposed(),
          'success',
        )
      } finally {
        await queryClient.invalidateQueries(moneyQueries)
      }
    },
  })
  if (checked)
    return (
      <Dialog
        key="check"
        heading={m.money_confirm_heading()}
        onClose={onClose}
        actions={
          <>
            <Button loading={isSubmitting} onClick={() => submit()}>
              {m.money_confirm_yes()}
            </Button>
            <Button variant="secondary" onClick={() => setChecked(null)}>
              {m.dialog_cancel()}
            </Button>
          </>
        }
      >
        <CorrectionEffect transfer={transfer} checked={checked} />
      </Dialog>
    )
  const kind = form.watch('kind')
  return (
    <Dialog key="form" heading={m.money_correct_heading()} onClose={onClose}>
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        {transfer.isOfBank ? (
          <p>{m.money_correct_of_bank()}</p>
        ) : (
          <Choices
            id={`${idPrefix}kind`}
            legend={m.money_correct_what()}
            type="radio"
            options={kinds.map((value) => ({ value, text: correctionNames[value]() }))}
            chosen={[kind]}
            onChange={([value]) => value && form.setValue('kind', value)}
          />
        )}
        {kind === 'replace-transfer' && (
          <>
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
          </>
        )}
        {kind !== 'reverse-transfer' && (
          <TextField
            id={`${idPrefix}customerNumber`}
            label={m.money_number_optional()}
            hint={m.money_correct_number_hint()}
            inputMode="numeric"
            autoComplete="off"
            error={textOf('customerNumber')}
            {...form.register('customerNumber')}
          />
        )}
        <TextField
          id={`${idPrefix}reason`}
          label={m.money_reason()}
          autoComplete="off"
          error={textOf('reason')}
          {...form.register('reason')}
        />
        <div>
          <Button type="submit" loading={isSubmitting}>
            {m.money_correct_continue()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function CorrectionEffect({
  transfer,
  checked: { form, preview },
}: {
  transfer: TransferLine
  checked: Checked
}) {
  const wrong = {
    amount: formatKroner(transfer.amountOre),
    date: formatShortDate(noonOf(transfer.valueDate)),
  }
  return (
    <>
      {form.kind !== 'move-transfer' && <p>{m.money_correct_reversed(wrong)}</p>}
      {form.kind === 'replace-transfer' && (
        <>
          <p>
            {m.money_correct_instead({
              amount: formatKroner(form.amountOre),
              date: formatShortDate(noonOf(form.valueDate)),
            })}
          </p>
          <p>
            {form.customerNumber === null
              ? m.money_register_nobody()
              : m.money_register_to({ number: form.customerNumber })}
          </p>
        </>
      )}
      {preview && <AllocationEffect transfer={transfer} preview={preview} />}
      <p>
        {transfer.status === 'unconfirmed' ? m.money_correct_at_once() : m.money_correct_waits()}
      </p>
    </>
  )
}
