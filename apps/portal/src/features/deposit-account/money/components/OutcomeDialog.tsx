import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { DraftNote } from '#core/staff-area/drafts/DraftNote.tsx'
import { useStaffDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { m } from '#messages'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Choices } from '#ui/form/Choices.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { PayoutLine } from '../contract.ts'
import { moneyErrorText, moneyFieldText } from '../money-texts.ts'
import { moneyQueries, recordPayoutOutcome } from '../queries.ts'
import { outcomes, TypedOutcome, toOutcomeForm } from '../typed-forms.ts'

const idPrefix = 'outcome-'
const empty: TypedOutcome = { outcome: 'paid', reference: '', on: '', reason: '' }
const outcomeNames = { paid: m.money_outcome_paid, failed: m.money_outcome_failed }

/** What a member of staff has seen in the bank about a payout that is paid manually. */
export function OutcomeDialog({ line, onClose }: { line: PayoutLine; onClose: () => void }) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const form = useForm({
    resolver: zodResolver(TypedOutcome),
    defaultValues: empty,
    shouldFocusError: false,
  })
  const draft = useStaffDraft(form, {
    key: `payout-outcome:${line.id}`,
    fields: ['outcome', 'reference', 'on', 'reason'],
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['outcome', 'reference', 'on', 'reason'],
    errorText: moneyErrorText,
    codeText: moneyFieldText,
    send: async (typed) => {
      await whileLoggedIn(() => recordPayoutOutcome(line.id, toOutcomeForm(typed)))
      draft.forget()
      onClose()
      showMessage(m.money_settled(), 'success')
      await queryClient.invalidateQueries(moneyQueries)
    },
  })
  const outcome = form.watch('outcome')
  return (
    <Dialog heading={m.money_settle_heading()} onClose={onClose}>
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        <Choices
          id={`${idPrefix}outcome`}
          legend={m.money_outcome()}
          type="radio"
          options={outcomes.map((value) => ({ value, text: outcomeNames[value]() }))}
          chosen={[outcome]}
          onChange={([value]) => value && form.setValue('outcome', value)}
        />
        {outcome === 'paid' ? (
          <>
            <TextField
              id={`${idPrefix}reference`}
              label={m.money_reference()}
              autoComplete="off"
              error={textOf('reference')}
              {...form.register('reference')}
            />
            <TextField
              id={`${idPrefix}on`}
              label={m.money_paid_on()}
              type="date"
              error={textOf('on')}
              {...form.register('on')}
            />
          </>
        ) : (
          <TextField
            id={`${idPrefix}reason`}
            label={m.money_failed_reason()}
            autoComplete="off"
            error={textOf('reason')}
            {...form.register('reason')}
          />
        )}
        <DraftNote draft={draft} />
        <div>
          <Button type="submit" loading={isSubmitting}>
            {isSubmitting ? m.money_saving() : m.money_settle_save()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
