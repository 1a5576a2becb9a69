import { singleValue } from '#platform/routing/single-value.ts'
import { parsePage } from '../card-list/page-search.ts'

/**
 * What the address says of a table: filters by name, `sort` (a column, with `-` before it the other
 * way round), `columns` and `page`, of which the first has no number.
 */
export type TableSearch = Readonly<Record<string, string | number>>

const longest = 200

/**
 * Reads the address of a page with a table, for the route's `validateSearch`. What cannot be a
 * filter is left out; of the rest the table or its API decides.
 */
export function tableSearch(filters: readonly string[]) {
  return (search: Record<string, unknown>): TableSearch => {
    const read: Record<string, string | number> = {}
    for (const name of filters) {
      const value = singleValue(search[name])
      const text = (typeof value === 'number' ? String(value) : value) ?? ''
      if (typeof text === 'string' && text.trim() !== '' && text.length <= longest)
        read[name] = text.trim()
    }
    if (typeof search.sort === 'string' && /^-?[a-zA-Z]{1,30}$/.test(search.sort))
      read.sort = search.sort
    if (
      typeof search.columns === 'string' &&
      /^[a-zA-Z]{1,30}(,[a-zA-Z]{1,30}){0,30}$/.test(search.columns)
    )
      read.columns = search.columns
    const page = parsePage(search.page)
    return page === 1 ? read : { ...read, page }
  }
}

export type Sorting = { readonly column: string; readonly isDescending: boolean }

export function sortingOf({ sort }: TableSearch): Sorting | null {
  if (typeof sort !== 'string') return null
  const isDescending = sort.startsWith('-')
  return { column: isDescending ? sort.slice(1) : sort, isDescending }
}

export const pageOf = ({ page }: TableSearch): number => (typeof page === 'number' ? page : 1)

/** Another order begins on the first page. Up, down, and then as the table comes. */
export function withSorting(search: TableSearch, column: string): TableSearch {
  const { sort: _, page: __, ...rest } = search
  const present = sortingOf(search)
  if (present?.column !== column) return { ...rest, sort: column }
  return present.isDescending ? rest : { ...rest, sort: `-${column}` }
}

/**
 * For the router, which gives the address of the moment of the press: of two quick presses the second
 * comes before the table has the order of the first.
 */
export const sortedBy = (column: string) => (present: TableSearch) => withSorting(present, column)

export function withPage(search: TableSearch, page: number): TableSearch {
  const { page: _, ...rest } = search
  return page === 1 ? rest : { ...rest, page }
}

/** Other filters begin on the first page; order and columns stay. */
export function withFilters(
  { sort, columns }: TableSearch,
  filters: Readonly<Record<string, string>>,
): TableSearch {
  return {
    ...filters,
    ...(sort !== undefined && { sort }),
    ...(columns !== undefined && { columns }),
  }
}

type Column = { readonly id: string; readonly isHidden?: boolean; readonly isRowHeader?: boolean }

/** The columns that the address asks for, in the order of the table; all where it asks for none. */
export function chosenColumns<Some extends Column>(
  columns: readonly Some[],
  search: TableSearch,
): Some[] {
  const seen = columns.filter(({ isHidden }) => !isHidden)
  const ids = String(search.columns ?? '').split(',')
  const isAny = seen.some(({ id }) => ids.includes(id))
  return seen.filter(({ id, isRowHeader }) => !isAny || isRowHeader || ids.includes(id))
}

/** @param columns the chosen ones; none of them: all are shown */
export function withColumns(search: TableSearch, columns: readonly Column[]): TableSearch {
  const { columns: _, ...rest } = search
  return columns.length === 0 ? rest : { ...rest, columns: columns.map(({ id }) => id).join(',') }
}

/**
 * Shows a column, or no longer, for the router, as `sortedBy`: of two quick presses the second keeps what
 * the first has chosen.
 */
export const withColumn =
  (columns: readonly Column[], id: string, isShown: boolean) => (present: TableSearch) => {
    const seen = columns.filter(({ isHidden }) => !isHidden)
    const chosen = chosenColumns(columns, present)
    const others = seen.filter((one) => (one.id === id ? isShown : chosen.includes(one)))
    return withColumns(present, others.length === seen.length ? [] : others)
  }

/**
 * The address, or a saved view, names what the list no longer offers. Without an option for it the
 * browser would show that nothing is chosen. Options that have not arrived say nothing yet.
 */
export function isUnknownChoice(
  options: readonly { readonly value: string }[],
  chosen: string | number | undefined,
): boolean {
  return (
    chosen !== undefined &&
    options.length > 0 &&
    options.every(({ value }) => value !== String(chosen))
  )
}

/** While a year is being typed, a day has years such as `0002`, which nobody means. */
export function isWorthApplying(type: 'search' | 'date', value: string): boolean {
  return type === 'search' || value === '' || /^(19|20)/.test(value)
}
