import { singleValue } from '#platform/routing/single-value.ts'
import { parsePage } from '../card-list/page-search.ts'

/**
 * What the address says of a table: filters by name, `sort` (a column, with `-` before it the other
 * way round) and `page`, of which the first has no number.
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

export function withPage(search: TableSearch, page: number): TableSearch {
  const { page: _, ...rest } = search
  return page === 1 ? rest : { ...rest, page }
}

/** Other filters begin on the first page; the order stays. */
export function withFilters(
  { sort }: TableSearch,
  filters: Readonly<Record<string, string>>,
): TableSearch {
  return { ...filters, ...(sort !== undefined && { sort }) }
}
