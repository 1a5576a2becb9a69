import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import styles from '#core/bank/components/Money.module.css'
import { isCustomerNumber } from '#core/bank/matching/customer-number.ts'
import { moneyErrorText } from '#core/bank/money-texts.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDate } from '#platform/time/format.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { Suggestions, TransferLine } from '../contract.ts'
import { suggestionsQuery } from '../queries.ts'
import { suggestionReasonTexts } from '../transfer-texts.ts'

type Props = {
  transfer: TransferLine
  isBusy: boolean
  onChoose: (customerNumber: string) => void
}

/** What the transfer says, who it may be of, and a field for everybody else. */
export function ChooseStudent({ transfer, isBusy, onChoose }: Props) {
  const id = useId()
  const [error, setError] = useState<string>()

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = String(new FormData(event.currentTarget).get('customerNumber') ?? '')
    const customerNumber = given.replace(/\s/g, '')
    const isRight = isCustomerNumber(customerNumber)
    setError(isRight ? undefined : m.money_number_invalid())
    if (isRight) onChoose(customerNumber)
    else document.getElementById(id)?.focus()
  }

  return (
    <>
      <div className={styles.lines}>
        <p className={styles.amount}>{formatKroner(transfer.amountOre)}</p>
        <p>{transfer.debtor ?? m.money_sender_unknown()}</p>
        {transfer.remittance && (
          <p className={`${styles.quiet} ${styles.text}`}>{transfer.remittance}</p>
        )}
      </div>
      <h3 className={styles.subheading}>{m.money_suggestions()}</h3>
      <SuggestionList id={transfer.id} onChoose={onChoose} />
      <form className={styles.look} onSubmit={find} noValidate>
        <TextField
          id={id}
          name="customerNumber"
          label={m.money_or_number()}
          hint={m.money_customer_number_hint()}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          error={error}
        />
        <div className={styles.buttons}>
          <Button type="submit" variant="secondary" loading={isBusy}>
            {m.money_find()}
          </Button>
        </div>
      </form>
    </>
  )
}

function SuggestionList({ id, onChoose }: { id: string } & Pick<Props, 'onChoose'>) {
  const { data, error, refetch } = useQuery(suggestionsQuery(id))
  if (!data)
    return error ? (
      <LoadFailure text={moneyErrorText(error)} retry={() => refetch()} />
    ) : (
      <Waiting rows={2} />
    )
  if (data.items.length === 0) return <p>{m.money_suggestions_none()}</p>
  return (
    <ul className={styles.suggestions}>
      {data.items.map((item) => (
        <li key={item.customerNumber}>
          <Suggestion item={item} />
          <Button
            variant="secondary"
            data-size="sm"
            aria-label={m.money_choose_of({ name: item.name })}
            onClick={() => onChoose(item.customerNumber)}
          >
            {m.money_choose()}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function Suggestion({ item }: { item: Suggestions['items'][number] }) {
  const { name, birthDate, outstandingOre, why } = item
  const reasons = why.map((reason) => suggestionReasonTexts[reason]()).join(', ')
  return (
    <div className={styles.lines}>
      <p>
        {m.money_suggestion({
          name,
          date: formatDate(noonOf(birthDate), getLocale()),
          amount: formatKroner(outstandingOre),
        })}
      </p>
      <p className={styles.quiet}>{m.money_why({ reasons })}</p>
    </div>
  )
}
