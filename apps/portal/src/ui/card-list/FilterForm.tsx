import { m } from '#messages'
import { useBehaviour } from '#platform/behaviours/use-behaviour.ts'
import { SearchLink } from '../SearchLink.tsx'
import { attach } from '../visit-form/visit-form.behaviour.ts'
import type { ChipFilter } from './FilterChips.tsx'
import { FilterCount } from './FilterCount.tsx'
import { FilterFields } from './FilterFields.tsx'
import styles from './FilterForm.module.css'
import type { Filter } from './FilterSelect.tsx'
import { FilterSheet } from './FilterSheet.tsx'
import { countChoices } from './filter-choices.ts'

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
  const form = useBehaviour<HTMLFormElement>(attach)
  const filters = { chips, selects }
  const count = countChoices(filters)
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
        data-behaviour="visit-form"
        data-at-once=""
      >
        {sheet && (
          <p className={styles.title}>
            {label} <FilterCount count={count} />
          </p>
        )}
        <FilterFields filters={filters} otherSearch={otherSearch} />
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
        <button type="submit" className="ds-button" data-without-script="">
          {m.filter_submit()}
        </button>
      </form>
    </search>
  )
}
