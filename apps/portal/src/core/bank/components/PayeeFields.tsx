import { m } from '#messages'
import { Choices } from '#ui/form/Choices.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { type PayoutMethod, payoutMethods } from '../money-forms.ts'
import { payoutMethodNames } from '../money-texts.ts'
import type { MoneySubmission } from './use-money-form.ts'

/** Who gets the money and where, whichever form it is part of. */
export function PayeeFields(props: {
  idPrefix: string
  method: PayoutMethod
  onMethod: (method: PayoutMethod) => void
  field: MoneySubmission<'name' | 'account' | 'details'>['field']
}) {
  const { idPrefix, method, onMethod, field } = props
  return (
    <>
      <TextField {...field('name')} label={m.money_payee_name()} />
      <Choices
        id={`${idPrefix}method`}
        legend={m.money_way()}
        type="radio"
        options={payoutMethods.map((value) => ({ value, text: payoutMethodNames[value]() }))}
        chosen={[method]}
        onChange={([value]) => value && onMethod(value)}
      />
      {method === 'account' ? (
        <TextField
          {...field('account')}
          label={m.money_account()}
          hint={m.money_account_hint()}
          inputMode="numeric"
        />
      ) : (
        <TextArea {...field('details')} label={m.money_details()} hint={m.money_details_hint()} />
      )}
    </>
  )
}
