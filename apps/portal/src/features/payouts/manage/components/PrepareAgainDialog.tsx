import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { MoneyForm } from '#core/bank/components/MoneyForm.tsx'
import { PayeeFields } from '#core/bank/components/PayeeFields.tsx'
import { useMoneyForm } from '#core/bank/components/use-money-form.ts'
import { useStaffDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import type { PayoutLine } from '../../model/contract.ts'
import { TypedPrepareAgain, toPrepareAgainForm } from '../../model/typed-forms.ts'
import { prepareAgain } from '../queries.ts'

const idPrefix = 'again-'

/** What failed or was withdrawn once more, to another account. */
export function PrepareAgainDialog({ line, onClose }: { line: PayoutLine; onClose: () => void }) {
  const form = useForm({
    resolver: zodResolver(TypedPrepareAgain),
    defaultValues: {
      method: line.channel === 'file' ? 'account' : 'details',
      name: line.payeeName ?? '',
      account: '',
      details: '',
      reason: '',
    } as TypedPrepareAgain,
    shouldFocusError: false,
  })
  const draft = useStaffDraft(form, {
    key: `payout-again:${line.id}`,
    fields: ['name', 'reason'],
  })
  const money = useMoneyForm(form, {
    idPrefix,
    fields: ['name', 'account', 'details', 'reason'],
    fieldOf: { PAYOUT_ACCOUNT_OWN: form.watch('method') },
    send: async (typed) => {
      await prepareAgain(line.id, toPrepareAgainForm(typed))
      draft.forget()
      onClose()
      return m.money_prepared()
    },
  })
  const { field } = money
  return (
    <Dialog heading={m.money_again_heading()} onClose={onClose}>
      <p>{m.money_again_text({ amount: formatKroner(line.amountOre) })}</p>
      <MoneyForm money={money} draft={draft} action={m.money_prepare()}>
        <PayeeFields
          idPrefix={idPrefix}
          method={form.watch('method')}
          onMethod={(method) => form.setValue('method', method)}
          field={field}
        />
        <TextField {...field('reason')} label={m.money_reason()} />
      </MoneyForm>
    </Dialog>
  )
}
