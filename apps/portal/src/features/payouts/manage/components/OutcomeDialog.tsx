import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { MoneyForm } from '#core/bank/components/MoneyForm.tsx'
import { useMoneyForm } from '#core/bank/components/use-money-form.ts'
import { useStaffDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { m } from '#messages'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Choices } from '#ui/form/Choices.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import type { PayoutLine } from '../../model/contract.ts'
import { outcomes, TypedOutcome, toOutcomeForm } from '../../model/typed-forms.ts'
import { recordPayoutOutcome } from '../queries.ts'

const idPrefix = 'outcome-'
const empty: TypedOutcome = { outcome: 'paid', reference: '', on: '', reason: '' }
const outcomeNames = { paid: m.money_outcome_paid, failed: m.money_outcome_failed }

/** What a member of staff has seen in the bank about a payout that is paid manually. */
export function OutcomeDialog({ line, onClose }: { line: PayoutLine; onClose: () => void }) {
  const form = useForm({
    resolver: zodResolver(TypedOutcome),
    defaultValues: empty,
    shouldFocusError: false,
  })
  const draft = useStaffDraft(form, {
    key: `payout-outcome:${line.id}`,
    fields: ['outcome', 'reference', 'on', 'reason'],
  })
  const money = useMoneyForm(form, {
    idPrefix,
    fields: ['outcome', 'reference', 'on', 'reason'],
    send: async (typed) => {
      await recordPayoutOutcome(line.id, toOutcomeForm(typed))
      draft.forget()
      onClose()
      return m.money_settled()
    },
  })
  const { field } = money
  const outcome = form.watch('outcome')
  return (
    <Dialog heading={m.money_settle_heading()} onClose={onClose}>
      <MoneyForm money={money} draft={draft} action={m.money_settle_save()}>
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
            <TextField {...field('reference')} label={m.money_reference()} />
            <TextField {...field('on')} label={m.money_paid_on()} type="date" />
          </>
        ) : (
          <TextField {...field('reason')} label={m.money_failed_reason()} />
        )}
      </MoneyForm>
    </Dialog>
  )
}
