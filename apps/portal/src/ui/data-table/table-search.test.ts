import { describe, expect, test } from 'vitest'
import { sortingOf, tableSearch, withFilters, withPage, withSorting } from './table-search.ts'

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

  test('filters from the first page, and keeps the order', () => {
    const search = { actor: 'kari', sort: '-at', page: 4 }
    expect(withFilters(search, { day: '2026-11-22' })).toEqual({ day: '2026-11-22', sort: '-at' })
  })

  test('goes to a page, of which the first has no number', () => {
    expect(withPage({ sort: 'at' }, 2)).toEqual({ sort: 'at', page: 2 })
    expect(withPage({ sort: 'at', page: 2 }, 1)).toEqual({ sort: 'at' })
  })
})
