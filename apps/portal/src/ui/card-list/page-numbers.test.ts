import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

const shown = (current: number, pages: number) =>
  pageNumbers(current, pages)
    .map((entry) => (entry.kind === 'gap' ? '…' : entry.page))
    .join(' ')

test('few pages are all shown', () => {
  expect(shown(1, 2)).toBe('1 2')
  expect(shown(2, 4)).toBe('1 2 3 4')
})

test('many pages show the ends and the neighbours', () => {
  expect(shown(6, 12)).toBe('1 … 5 6 7 … 12')
  expect(shown(1, 12)).toBe('1 2 … 12')
  expect(shown(12, 12)).toBe('1 … 11 12')
})

test('a gap of one page is that page', () => {
  expect(shown(4, 12)).toBe('1 2 3 4 5 … 12')
})
