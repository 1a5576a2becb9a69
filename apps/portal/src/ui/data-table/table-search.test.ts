import { describe, expect, test } from 'vitest'
import {
  chosenColumns,
  isUnknownChoice,
  isWorthApplying,
  sortedBy,
  sortingOf,
  type TableSearch,
  tableSearch,
  withColumn,
  withColumns,
  withFilters,
  withPage,
  withSorting,
} from './table-search.ts'

describe('the address of a table', () => {
  const read = tableSearch(['actor', 'day'])

  test('has its filters, its order and its page', () => {
    const search = { actor: ' kari ', day: '2026-11-22', sort: '-at', page: '3' }
    expect(read(search)).toEqual({ actor: 'kari', day: '2026-11-22', sort: '-at', page: 3 })
  })

  test('leaves the first page out, and what is no filter', () => {
    expect(read({ actor: '  ', day: 2026, other: 'x', page: '1' })).toEqual({ day: '2026' })
  })

  test.each([
    { actor: 'a'.repeat(201) },
    { actor: { $ne: 1 } },
    { sort: '--at' },
    { sort: 'at; drop table' },
    { page: '0' },
    { page: '-1' },
    { page: 'x' },
  ])('takes %o for nothing', (search) => {
    expect(read(search as Record<string, unknown>)).toEqual({})
  })
})

describe('what is pressed', () => {
  test('sorts up, down, and not at all, from the first page', () => {
    const up = withSorting({ actor: 'kari', page: 4 }, 'at')
    expect(up).toEqual({ actor: 'kari', sort: 'at' })
    const down = withSorting(up, 'at')
    expect(sortingOf(down)).toEqual({ column: 'at', isDescending: true })
    expect(withSorting(down, 'at')).toEqual({ actor: 'kari' })
    expect(withSorting(down, 'name')).toEqual({ actor: 'kari', sort: 'name' })
  })

  test('is sorted twice by two quick presses', () => {
    const press = sortedBy('name')
    expect(press(press({ actor: 'kari' }))).toEqual({ actor: 'kari', sort: '-name' })
  })

  test('filters from the first page, and keeps the order', () => {
    const search = { actor: 'kari', sort: '-at', page: 4 }
    expect(withFilters(search, { day: '2026-11-22' })).toEqual({ day: '2026-11-22', sort: '-at' })
  })

  test('goes to a page, of which the first has no number', () => {
    expect(withPage({ sort: 'at' }, 2)).toEqual({ sort: 'at', page: 2 })
    expect(withPage({ sort: 'at', page: 2 }, 1)).toEqual({ sort: 'at' })
  })
})

describe('columns', () => {
  const columns = [
    { id: 'name', isRowHeader: true },
    { id: 'status' },
    { id: 'due' },
    { id: 'text', isHidden: true },
  ]
  const idsOf = (search: TableSearch) => chosenColumns(columns, search).map(({ id }) => id)

  test('are all but the hidden ones until some are chosen', () => {
    expect(idsOf({})).toEqual(['name', 'status', 'due'])
    expect(idsOf({ columns: 'unknown,text' })).toEqual(['name', 'status', 'due'])
  })

  test('stay in the order of the table, with the one that names the row', () => {
    expect(idsOf({ columns: 'due' })).toEqual(['name', 'due'])
    expect(idsOf({ columns: 'due,status' })).toEqual(['name', 'status', 'due'])
  })

  test('are in the address, also when other filters are chosen', () => {
    const search = withColumns({ sort: 'due', page: 2 }, columns.slice(0, 2))
    expect(search).toEqual({ sort: 'due', page: 2, columns: 'name,status' })
    expect(tableSearch([])(search)).toEqual(search)
    expect(withFilters(search, { name: 'a' })).toEqual({
      name: 'a',
      sort: 'due',
      columns: 'name,status',
    })
    expect(withColumns(search, [])).toEqual({ sort: 'due', page: 2 })
  })

  test('are hidden one after the other, by quick presses as well', () => {
    const [status, due] = ['status', 'due'].map((id) => withColumn(columns, id, false))
    const search = { sort: 'due', page: 2 }
    const hidden = due?.(status?.(search) ?? {}) ?? {}
    expect(hidden).toEqual({ ...search, columns: 'name' })
    expect(withColumn(columns, 'due', true)(hidden)).toEqual({ ...search, columns: 'name,due' })
    expect(withColumn(columns, 'status', true)({ ...search, columns: 'name,due' })).toEqual(search)
  })

  test.each(['a,', ',a', 'a;b', 'a b', 'x'.repeat(31), ''])('%j in the address is none', (text) => {
    expect(tableSearch([])({ columns: text })).toEqual({})
  })
})

describe('a choice of the address', () => {
  const options = [{ value: 'approved' }, { value: '17' }]

  test.each(['refused', 18])('%j that the filter does not offer is unknown', (chosen) => {
    expect(isUnknownChoice(options, chosen)).toBe(true)
  })

  test.each(['approved', 17, '17', undefined])('%j is known', (chosen) => {
    expect(isUnknownChoice(options, chosen)).toBe(false)
  })

  test('is not unknown before the options have arrived', () => {
    expect(isUnknownChoice([], 'approved')).toBe(false)
  })
})

test.each([
  ['search', '0', true],
  ['date', '', true],
  ['date', '2026-11-26', true],
  ['date', '0002-11-26', false],
  ['date', '0202-11-26', false],
] as const)('a %s %j is applied: %s', (type, value, expected) => {
  expect(isWorthApplying(type, value)).toBe(expected)
})
