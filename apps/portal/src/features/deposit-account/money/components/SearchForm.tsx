import { Button } from '@digdir/designsystemet-react'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { isCustomerNumber } from '#core/bank/matching/customer-number.ts'
import { m } from '#messages'
import { isDate } from '#platform/time/date.ts'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import styles from './Money.module.css'

/** Search terms that may name a person: they are kept here and are never in an address. */
export type SearchTerms = { readonly customerNumber: string; readonly text: string }
export const noSearchTerms: SearchTerms = { customerNumber: '', text: '' }

type Props = {
  label: string
  search: TableSearch
  /** What is shown, by a name in the address; the first is what is shown without. */
  choice: {
    name: string
    label: string
    options: readonly { value: string; text: string }[]
  }
  hasDates?: boolean
  hasText?: boolean
  searchTerms: SearchTerms
  onSearch: (searchTerms: SearchTerms) => void
}

/** Narrows a table down when it is sent; it begins on the first page then. */
export function SearchForm(props: Props) {
  const { search, choice, hasDates = false, hasText = false, searchTerms, onSearch } = props
  const navigate = useNavigate()
  const id = useId()
  const [numberError, setNumberError] = useState<string>()
  const [first] = choice.options
  const isNarrowed =
    searchTerms !== noSearchTerms ||
    [choice.name, 'from', 'to'].some((name) => search[name] !== undefined)

  function look(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const textOf = (name: string) => String(given.get(name) ?? '').trim()
    const customerNumber = textOf('customerNumber').replace(/\s/g, '')
    if (customerNumber !== '' && !isCustomerNumber(customerNumber)) {
      setNumberError(m.money_number_invalid())
      document.getElementById(`${id}customerNumber`)?.focus()
      return
    }
    setNumberError(undefined)
    const text = textOf('text')
    onSearch(customerNumber === '' && text === '' ? noSearchTerms : { customerNumber, text })
    const chosen = textOf(choice.name)
    const days = hasDates ? ['from', 'to'].filter((name) => isDate(textOf(name))) : []
    navigate({
      to: '.',
      search: {
        ...(chosen !== first?.value && { [choice.name]: chosen }),
        ...Object.fromEntries(days.map((name) => [name, textOf(name)])),
      },
    })
  }

  function clear() {
    setNumberError(undefined)
    onSearch(noSearchTerms)
    navigate({ to: '.', search: {} })
  }

  return (
    <form
      key={JSON.stringify([search, searchTerms])}
      className={styles.look}
      aria-label={props.label}
      onSubmit={look}
      noValidate
    >
      <SelectField
        id={`${id}choice`}
        name={choice.name}
        label={choice.label}
        error={undefined}
        defaultValue={String(search[choice.name] ?? first?.value)}
      >
        {choice.options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
      {hasDates &&
        (['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            id={id + name}
            name={name}
            type="date"
            label={name === 'from' ? m.money_from() : m.money_to()}
            error={undefined}
            defaultValue={String(search[name] ?? '')}
          />
        ))}
      <TextField
        id={`${id}customerNumber`}
        name="customerNumber"
        label={m.money_customer_number()}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        error={numberError}
        defaultValue={searchTerms.customerNumber}
      />
      {hasText && (
        <TextField
          id={`${id}text`}
          name="text"
          label={m.money_search_text()}
          autoComplete="off"
          maxLength={100}
          error={undefined}
          defaultValue={searchTerms.text}
        />
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="secondary">
          {m.money_search()}
        </Button>
        {isNarrowed && (
          <Button type="button" variant="tertiary" onClick={clear}>
            {m.money_search_clear()}
          </Button>
        )}
      </div>
    </form>
  )
}
