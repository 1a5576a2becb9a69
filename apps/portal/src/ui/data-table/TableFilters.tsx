import { Button, Label } from '@digdir/designsystemet-react'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId } from 'react'
import { m } from '#messages'
import type { DataFilter } from './columns.ts'
import styles from './DataTable.module.css'
import { type TableSearch, tableSearch, withFilters } from './table-search.ts'

/** Narrows a table down, when the form is sent: nothing moves while somebody is choosing. */
export function TableFilters<Row>(props: {
  label: string
  filters: readonly DataFilter<Row>[]
  search: TableSearch
  /** What else of the address stays when other filters are chosen. */
  otherSearch?: TableSearch
}) {
  const { label, filters, search, otherSearch } = props
  const navigate = useNavigate()
  const idPrefix = useId()
  const names = filters.map(({ id }) => id)
  const show = (chosen: TableSearch) =>
    navigate({
      to: '.',
      search: { ...otherSearch, ...withFilters(search, chosen as Record<string, string>) },
    })

  function filter(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    show(tableSearch(names)(Object.fromEntries(new FormData(event.currentTarget))))
  }

  return (
    <form className={styles.filters} onSubmit={filter} aria-label={label}>
      {filters.map(({ id, label: name, kind, unchosen }) => (
        <div key={id}>
          <Label htmlFor={idPrefix + id}>{name}</Label>
          {typeof kind === 'string' ? (
            <input
              id={idPrefix + id}
              name={id}
              type={kind === 'day' ? 'date' : 'text'}
              className="ds-input"
              maxLength={100}
              defaultValue={search[id]}
              autoComplete="off"
            />
          ) : (
            <select
              id={idPrefix + id}
              name={id}
              className="ds-input"
              defaultValue={search[id] ?? ''}
            >
              <option value="">{unchosen ?? m.table_all()}</option>
              {kind.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          )}
        </div>
      ))}
      <div className={styles.filterActions}>
        <Button type="submit" variant="secondary">
          {m.table_show()}
        </Button>
        {names.some((name) => search[name] !== undefined) && (
          <Button type="button" variant="tertiary" onClick={() => show({})}>
            {m.table_reset()}
          </Button>
        )}
      </div>
    </form>
  )
}
