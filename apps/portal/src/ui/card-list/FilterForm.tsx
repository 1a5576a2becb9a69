import { useNavigate } from '@tanstack/react-router'
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { m } from '#messages'
import { SearchLink } from '../SearchLink.tsx'
import styles from './FilterForm.module.css'
import { type Filter, FilterSelect } from './FilterSelect.tsx'

type Props = {
  label: string
  filters: readonly Filter[]
  /** What of the address is no filter and stays as it is. */
  kept?: Record<string, string | undefined>
}

/**
 * Filters of a list. A choice is applied at once and begins with the first page; without JavaScript
 * the form is sent with a button.
 */
export function FilterForm({ label, filters, kept = {} }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const [applications, setApplications] = useState(0)
  const readChoices = () =>
    form.current ? [...new FormData(form.current)].filter(([, value]) => value !== '') : []
  const apply = async () => {
    await navigate({
      to: '.',
      search: () => ({ ...Object.fromEntries(readChoices()), ...kept }) as never,
      resetScroll: false,
      viewTransition: false,
    })
    startTransition(() => setApplications((count) => count + 1))
  }

  const applyEarlyChoice = useEffectEvent(() => {
    const applied = filters.filter(({ value }) => value !== '')
    const choices = readChoices()
    const isApplied = ([name, value]: [string, FormDataEntryValue]) =>
      applied.some((filter) => filter.name === name && filter.value === value)
    if (choices.length !== applied.length || !choices.every(isApplied)) void apply()
  })
  // What was chosen before the page was hydrated.
  useEffect(() => applyEarlyChoice(), [])

  return (
    <search>
      <form
        ref={form}
        method="get"
        aria-label={label}
        autoComplete="off"
        className={styles.form}
        onChange={() => void apply()}
      >
        {filters.map((filter) => (
          <FilterSelect key={filter.name} filter={filter} applications={applications} />
        ))}
        {filters.some(({ value }) => value !== '') && (
          <SearchLink
            search={kept}
            resetScroll={false}
            current={undefined}
            className={styles.reset}
          >
            {m.filter_reset()}
          </SearchLink>
        )}
        <noscript>
          <button type="submit" className="ds-button">
            {m.filter_submit()}
          </button>
        </noscript>
      </form>
    </search>
  )
}
