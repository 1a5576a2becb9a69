import { expect, it, test } from 'vitest'
import { isNarrowed, validateDirectorySearch } from './directory-search.ts'

const topic = '0b9f2a4e-7c1d-4e3a-9b1f-2a4e7c1d4e3a'

it('keeps what is in range', () => {
  const search = {
    q: 'kor',
    institution: 'UiO',
    campus: 3,
    topic,
    language: 'en',
    welcomes: 'yes',
    page: '2',
    other: 'x',
  }
  expect(validateDirectorySearch(search)).toEqual({
    q: 'kor',
    institution: 'UiO',
    campus: '3',
    topic,
    language: 'en',
    welcomes: 'yes',
    page: 2,
  })
})

test.each([
  ['q', 'a'.repeat(101)],
  ['q', ' '],
  ['q', 'a\u0000b'],
  ['q', { a: 1 }],
  ['institution', "x' or 1=1"],
  ['institution', 'a'.repeat(31)],
  ['campus', '0'],
  ['campus', '-1'],
  ['campus', '9999999999'],
  ['topic', 'musikk'],
  ['language', 'xx'],
  ['welcomes', 'no'],
  ['page', '0'],
  ['page', '99999'],
])('%s %j falls back to nothing', (name, value) => {
  expect(validateDirectorySearch({ [name]: value })).toEqual({})
})

it('takes the longest search, and of several values the first', () => {
  const q = 'ø'.repeat(100)
  expect(validateDirectorySearch({ q: [q, 'b'] })).toEqual({ q })
})

it('is narrowed by anything but a page', () => {
  expect(isNarrowed({ page: 2 })).toBe(false)
  expect(isNarrowed({ page: 2, welcomes: 'yes' })).toBe(true)
})
