import { Button, Label } from '@digdir/designsystemet-react'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'
import { m } from '#messages'
import type { DataFilter } from './columns.ts'
import styles from './DataTable.module.css'
import { TypedFilter } from './TypedFilter.tsx'
import { isUnknownChoice, type TableSearch, tableSearch, withFilters } from './table-search.ts'
import { useTableSearchField } from './use-table-search-field.ts'

/** Filters of a wide screen that stand in one row; the others are behind a button. */
const inRow = 4
/** So few are never behind a button, not on a phone either. */
const few = 2

/** A text that is not in the address, the first of the filters. @see usePrivateText */
export type PrivateText = {
  readonly label: string
  readonly text: string
  readonly apply: (text: string) => unknown
}

/**
 * Narrows a table down. A choice applies at once, and what is typed after a moment or with Enter. On a
 * phone all filters are behind one button when there are more than two, so that the first row is seen.
 */
export function TableFilters<Row>(props: {
  label: string
  filters: readonly DataFilter<Row>[]
  search: TableSearch
  /** What else of the address stays when other filters are chosen. */
  otherSearch?: TableSearch
  privateText?: PrivateText | undefined
}) {
  const { label, filters, search, otherSearch, privateText } = props
  const navigate = useNavigate()
  const idPrefix = useId()
  const names = filters.map(({ id }) => id)
  const applied = names.filter((name) => search[name] !== undefined)
  const isFew = filters.length <= few
  const [isOpen, setOpen] = useState(applied.some((name) => names.indexOf(name) >= inRow))

  const fields = useRef<HTMLDivElement>(null)
  useTableSearchField(fields, () => setOpen(true))

  // Two filters that change in quick succession: the address does not have the first one yet when the
  // second one applies.
  const latest = useRef(search)
  const searchKey = JSON.stringify(search)
  useEffect(() => {
    latest.current = JSON.parse(searchKey) as TableSearch
  }, [searchKey])

  function show(chosen: TableSearch, replace = false) {
    latest.current = withFilters(latest.current, chosen as Record<string, string>)
    return navigate({
      to: '.',
      search: { ...otherSearch, ...latest.current },
      state: true,
      replace,
      resetScroll: false,
      viewTransition: false,
    })
  }
  function apply(name: string, value: string, replace?: boolean) {
    const { sort: _, columns: __, page: ___, ...chosen } = latest.current
    show(tableSearch(names)({ ...chosen, [name]: value }), replace)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a <search> element has no name
    <div role="search" aria-label={label} className={styles.filters}>
      {!isFew && (
        <Button
          type="button"
          variant="secondary"
          data-size="sm"
          className={styles.moreFilters}
          data-phone-only={filters.length <= inRow ? '' : undefined}
          aria-expanded={isOpen}
          aria-controls={idPrefix}
          onClick={() => setOpen(!isOpen)}
        >
          {applied.length === 0
            ? m.table_more_filters()
            : m.table_more_filters_applied({ count: applied.length })}
        </Button>
      )}
      <div
        ref={fields}
        id={idPrefix}
        className={styles.filterFields}
        data-open={isFew || isOpen ? '' : undefined}
      >
        {privateText && (
          <div>
            <Label htmlFor={`${idPrefix}text`}>{privateText.label}</Label>
            <TypedFilter
              id={`${idPrefix}text`}
              type="search"
              applied={privateText.text}
              apply={privateText.apply}
            />
          </div>
        )}
        {filters.map(({ id, label: name, kind, unchosen }, index) => (
          <div key={id} data-more={index >= inRow ? '' : undefined}>
            <Label htmlFor={idPrefix + id}>{name}</Label>
            {typeof kind === 'string' ? (
              <TypedFilter
                id={idPrefix + id}
                type={kind === 'day' ? 'date' : 'search'}
                applied={String(search[id] ?? '')}
                apply={(value) => apply(id, value, true)}
              />
            ) : (
              <select
                id={idPrefix + id}
                className="ds-input"
                value={search[id] ?? ''}
                onChange={({ target }) => apply(id, target.value)}
              >
                <option value="">{unchosen ?? m.table_all()}</option>
                {unchosen === undefined && isUnknownChoice(kind, search[id]) && (
                  <option value={search[id]}>{m.table_unknown_choice()}</option>
                )}
                {kind.map(({ value, text }) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </select>
            )}
          </div>
        ))}
      </div>
      {(applied.length > 0 || privateText?.text) && (
        <Button
          type="button"
          variant="tertiary"
          data-size="sm"
          onClick={async () => {
            await show({})
            await privateText?.apply('')
          }}
        >
          {m.table_reset()}
        </Button>
      )}
    </div>
  )
}
