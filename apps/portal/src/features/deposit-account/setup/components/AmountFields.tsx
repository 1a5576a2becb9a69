import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { proposalsQuery } from '#core/proposals/queries.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { DraftNote } from '#core/staff-area/drafts/DraftNote.tsx'
import { useStaffDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { m } from '#messages'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { amountKinds } from '../../model/amounts.ts'
import type { DepositAmounts } from '../../model/contract.ts'
import { TypedAmount, toAmountForm } from '../amount-form.ts'
import { amountErrorText, amountFieldText, amountKindNames } from '../amount-texts.ts'
import { amountsQuery, saveAmount } from '../queries.ts'

const idPrefix = 'amount-'

/** Enters a figure, or corrects the one that is seen in the table above. */
export function AmountFields({ known }: { known: DepositAmounts['items'] }) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const form = useForm({
    resolver: zodResolver(TypedAmount),
    defaultValues: { academicYear: '', kind: 'year', kroner: '', source: '' } as TypedAmount,
    shouldFocusError: false,
  })
  const fields = ['academicYear', 'kind', 'kroner', 'source'] as const
  const draft = useStaffDraft(form, { key: 'deposit-amount', fields })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields,
    errorText: amountErrorText,
    codeText: amountFieldText,
    send: async (typed) => {
      const seen = known.find(
        ({ academicYear, kind }) =>
          academicYear === Number(typed.academicYear) && kind === typed.kind,
      )
      try {
        await whileLoggedIn(() => saveAmount(toAmountForm(typed, seen?.version ?? 0)))
        draft.forget()
        form.reset()
        showMessage(m.deposit_amount_saved(), 'success')
      } finally {
        await queryClient.invalidateQueries({ queryKey: amountsQuery.queryKey })
        await queryClient.invalidateQueries({ queryKey: proposalsQuery.queryKey })
      }
    },
  })
  return (
    <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
      <ProblemSummary problems={problems} failures={failures} />
      <TextField
        id={`${idPrefix}academicYear`}
        label={m.deposit_amount_year()}
        inputMode="numeric"
        error={textOf('academicYear')}
        {...form.register('academicYear')}
      />
      <SelectField
        id={`${idPrefix}kind`}
        label={m.deposit_amount_kind()}
        error={textOf('kind')}
        {...form.register('kind')}
      >
        {amountKinds.map((kind) => (
          <option key={kind} value={kind}>
            {amountKindNames[kind]()}
          </option>
        ))}
      </SelectField>
      <TextField
        id={`${idPrefix}kroner`}
        label={m.deposit_amount_kroner()}
        inputMode="numeric"
        error={textOf('kroner')}
        {...form.register('kroner')}
      />
      <TextField
        id={`${idPrefix}source`}
        label={m.deposit_amount_source()}
        error={textOf('source')}
        {...form.register('source')}
      />
      <DraftNote draft={draft} />
      <div>
        <Button type="submit" loading={isSubmitting}>
          {isSubmitting ? m.deposit_amount_saving() : m.deposit_amount_save()}
        </Button>
      </div>
    </form>
  )
}
