import type { DataFilter } from '#ui/data-table/columns.ts'
import type { TableSearch } from '#ui/data-table/table-search.ts'

type Filter = Pick<DataFilter<never>, 'id' | 'kind'>

/**
 * What a saved view has of the address of a list: not the page, and nothing that was typed, which may
 * name a person.
 */
export function viewSearch(
  search: TableSearch,
  filters: readonly Filter[],
): Record<string, string> {
  const typed = new Set(filters.flatMap(({ id, kind }) => (kind === 'text' ? [id] : [])))
  return Object.fromEntries(
    Object.entries(search)
      .filter(([name]) => name !== 'page' && !typed.has(name))
      .map(([name, value]) => [name, String(value)]),
  )
}

export function isSameSearch(
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): boolean {
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  )
}
