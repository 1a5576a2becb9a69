import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { MoneyForm } from '#core/bank/components/MoneyForm.tsx'
import { useMoneyForm } from '#core/bank/components/use-money-form.ts'
import { m } from '#messages'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import type { PayoutLine } from '../../model/contract.ts'
import { TypedReturn, toReturnForm } from '../../model/typed-forms.ts'
import { proposeReturn } from '../queries.ts'

/** What somebody has seen in the bank of a payout that came back; a second person confirms it. */
export function ReturnDialog({ line, onClose }: { line: PayoutLine; onClose: () => void }) {
  const form = useForm({
    resolver: zodResolver(TypedReturn),
    defaultValues: {
      kroner: String(line.amountOre / 100).replace('.', ','),
      on: '',
      reference: '',
      reason: '',
    } as TypedReturn,
    shouldFocusError: false,
  })
  const money = useMoneyForm(form, {
    idPrefix: 'return-',
    fields: ['kroner', 'on', 'reference', 'reason'],
    fieldOf: { PAYOUT_RETURN_AMOUNT: 'kroner', TRANSFER_DATE: 'on' },
    send: async (typed) => {
      await proposeReturn(line.id, toReturnForm(typed))
      onClose()
      return m.money_correction_proposed()
    },
  })
  const { field } = money
  return (
    <Dialog heading={m.money_return_heading()} onClose={onClose}>
      <p>{m.money_return_text()}</p>
      <MoneyForm money={money} action={m.money_return_save()}>
        <TextField
          {...field('kroner')}
          label={m.money_return_kroner()}
          hint={m.money_return_kroner_hint()}
          inputMode="decimal"
        />
        <TextField {...field('on')} label={m.money_returned_on()} type="date" />
        <TextField {...field('reference')} label={m.money_return_reference()} />
        <TextField {...field('reason')} label={m.money_return_reason()} />
      </MoneyForm>
    </Dialog>
  )
}
