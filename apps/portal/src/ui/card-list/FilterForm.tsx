import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { m } from '#messages'
import { SearchLink } from '../SearchLink.tsx'
import type { ChipFilter } from './FilterChips.tsx'
import { FilterCount } from './FilterCount.tsx'
import { FilterFields } from './FilterFields.tsx'
import styles from './FilterForm.module.css'
import type { Filter } from './FilterSelect.tsx'
import { FilterSheet } from './FilterSheet.tsx'
import { appliedChoices, countChoices, isSameChoice, readChoices } from './filter-choices.ts'
import { useApplyChoices } from './use-apply-choices.ts'

type Props = {
  label: string
  filters: readonly Filter[]
  /** Filters with several choices; they come before the others. */
  chips?: readonly ChipFilter[]
  /** The part of the query string that is no filter; it stays. */
  otherSearch?: Record<string, string | undefined>
  /** On a phone the filters lie on a sheet over the page, behind a button that counts them. */
  sheet?: true
}

/**
 * Filters of a list. A choice is applied at once and begins with the first page; without JavaScript
 * the form is sent with a button.
 */
export function FilterForm({
  label,
  filters: selects,
  chips = [],
  otherSearch = {},
  sheet,
}: Props) {
  const form = useRef<HTMLFormElement>(null)
  const filters = { chips, selects }
  const applyChoices = useApplyChoices(otherSearch)
  const [applications, setApplications] = useState(0)
  const count = countChoices(filters)
  const apply = async () => {
    if (form.current) await applyChoices(readChoices(form.current, filters))
    startTransition(() => setApplications((count) => count + 1))
  }

  const applyEarlyChoice = useEffectEvent(() => {
    if (!form.current) return
    if (!isSameChoice(readChoices(form.current, filters), appliedChoices(filters))) void apply()
  })
  // What was chosen before the page was hydrated.
  useEffect(() => applyEarlyChoice(), [])

  return (
    <search>
      {sheet && <FilterSheet label={label} filters={filters} otherSearch={otherSearch} />}
      <form
        ref={form}
        method="get"
        aria-label={label}
        autoComplete="off"
        className={styles.form}
        data-sheet={sheet}
        onChange={() => void apply()}
      >
        {sheet && (
          <p className={styles.title}>
            {label} <FilterCount count={count} />
          </p>
        )}
        <OtherSearch otherSearch={otherSearch} />
        <FilterFields filters={filters} applications={applications} />
        {count > 0 && (
          <SearchLink
            search={otherSearch}
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

/** A form that is sent has an address of its own making: what is to stay in it goes along. */
function OtherSearch({ otherSearch }: Required<Pick<Props, 'otherSearch'>>) {
  return (
    <noscript>
      {Object.entries(otherSearch).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
    </noscript>
  )
}
