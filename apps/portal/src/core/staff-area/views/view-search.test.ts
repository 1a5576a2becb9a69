import { describe, expect, it } from 'vitest'
import { isSameSearch, viewSearch } from './view-search.ts'

const filters = [
  { id: 'name', kind: 'text' },
  { id: 'day', kind: 'day' },
  { id: 'status', kind: [{ value: 'overdue', text: 'Over fristen' }] },
] as const

describe('a saved view', () => {
  it('has filters, order and columns, not the page', () => {
    const search = { status: 'overdue', day: '2026-11-26', sort: '-due', columns: 'name', page: 2 }
    expect(viewSearch(search, filters)).toEqual({
      status: 'overdue',
      day: '2026-11-26',
      sort: '-due',
      columns: 'name',
    })
  })

  it('has nothing that was typed, which may name a person', () => {
    expect(viewSearch({ name: 'Linh', status: 'overdue' }, filters)).toEqual({ status: 'overdue' })
  })

  it('is current when the address says the same in any order', () => {
    expect(isSameSearch({ a: '1', b: '2' }, { b: '2', a: '1' })).toBe(true)
    expect(isSameSearch({ a: '1' }, { a: '1', b: '2' })).toBe(false)
    expect(isSameSearch({ a: '1', b: '2' }, { a: '1' })).toBe(false)
    expect(isSameSearch({ a: '1' }, { a: '2' })).toBe(false)
  })
})
