import { m } from '#messages'
import { Choices } from '#ui/form/Choices.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { type PayoutMethod, payoutMethods } from '../forms.ts'
import { payoutMethodNames } from '../money-texts.ts'

type Field = 'name' | 'account' | 'details'

/** Who gets the money and where, whichever form it is part of. */
export function PayeeFields(props: {
  idPrefix: string
  method: PayoutMethod
  onMethod: (method: PayoutMethod) => void
  /** As `register` of the form gives it. */
  register: (field: Field) => object
  textOf: (field: string) => string | undefined
}) {
  const { idPrefix, method, onMethod, register, textOf } = props
  return (
    <>
      <TextField
        id={`${idPrefix}name`}
        label={m.money_payee_name()}
        autoComplete="off"
        error={textOf('name')}
        {...register('name')}
      />
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
          id={`${idPrefix}account`}
          label={m.money_account()}
          hint={m.money_account_hint()}
          inputMode="numeric"
          autoComplete="off"
          error={textOf('account')}
          {...register('account')}
        />
      ) : (
        <TextArea
          id={`${idPrefix}details`}
          label={m.money_details()}
          hint={m.money_details_hint()}
          autoComplete="off"
          error={textOf('details')}
          {...register('details')}
        />
      )}
    </>
  )
}
