import { describe, expect, test } from 'vitest'
import { readAuditSearch } from './audit-search.ts'

describe('the address of the log', () => {
  test('keeps what may be a filter', () => {
    const search = { actor: ' Kari ', action: 'staff-ended', day: '2026-10-25', page: 2 }
    expect(readAuditSearch(search)).toEqual({ ...search, actor: 'Kari' })
    expect(readAuditSearch({ actor: 42, page: '3' })).toEqual({ actor: '42', page: 3 })
  })

  test.each([
    {},
    { page: 1 },
    { page: 0, actor: '', action: '  ' },
    { page: 'abc', actor: null },
    { actor: ['a'], action: { a: 1 }, day: true },
    { actor: 'a'.repeat(201) },
    { nothing: 'x' },
  ])('leaves out what may not: %j', (search) => {
    expect(readAuditSearch(search)).toEqual({})
  })
})
