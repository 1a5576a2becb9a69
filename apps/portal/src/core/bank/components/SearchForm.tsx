import { Button } from '@digdir/designsystemet-react'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { m } from '#messages'
import { isDate } from '#platform/time/date.ts'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { isCustomerNumber } from '../matching/customer-number.ts'
import styles from './Money.module.css'

/** Search terms that may name a person: they are kept here and are never in an address. */
export type SearchTerms = { readonly customerNumber: string; readonly text: string }
export const noSearchTerms: SearchTerms = { customerNumber: '', text: '' }

type Choice = {
  name: string
  label: string
  options: readonly { value: string; text: string }[]
}

type Props = {
  label: string
  search: TableSearch
  /** What is shown, by a name in the address; the first is what is shown without. */
  choice: Choice
  /** A second choice. */
  also?: Choice
  hasDates?: boolean
  hasNumber?: boolean
  /** The label of the field for a text; without one there is none. */
  textLabel?: string
  searchTerms: SearchTerms
  onSearch: (searchTerms: SearchTerms) => void
}

/** Narrows a table down when it is sent; it begins on the first page then. */
export function SearchForm(props: Props) {
  const { search, choice, also, searchTerms, onSearch } = props
  const { hasDates = false, hasNumber = false, textLabel } = props
  const choices = also ? [choice, also] : [choice]
  const navigate = useNavigate()
  const id = useId()
  const [numberError, setNumberError] = useState<string>()
  const isNarrowed =
    searchTerms !== noSearchTerms ||
    [...choices.map(({ name }) => name), 'from', 'to'].some((name) => search[name] !== undefined)

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
    const chosen = choices.flatMap(({ name, options: [first] }) =>
      textOf(name) === first?.value ? [] : [[name, textOf(name)]],
    )
    const days = hasDates ? ['from', 'to'].filter((name) => isDate(textOf(name))) : []
    navigate({
      to: '.',
      search: {
        ...Object.fromEntries(chosen),
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
      {choices.map(({ name, label, options }) => (
        <SelectField
          key={name}
          id={`${id}choice-${name}`}
          name={name}
          label={label}
          error={undefined}
          defaultValue={String(search[name] ?? options[0]?.value)}
        >
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectField>
      ))}
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
      {hasNumber && (
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
      )}
      {textLabel !== undefined && (
        <TextField
          id={`${id}text`}
          name="text"
          label={textLabel}
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
