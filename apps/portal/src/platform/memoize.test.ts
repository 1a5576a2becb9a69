import { expect, test, vi } from 'vitest'
import { memoize } from './memoize.ts'

test('what is made of a text is made once, of nothing too', () => {
  const make = vi.fn((text: string) => (text === '' ? null : { text }))
  const read = memoize(10, make)
  expect(read('a')).toBe(read('a'))
  expect([read(''), read('')]).toEqual([null, null])
  expect(make).toHaveBeenCalledTimes(2)
})

test('caches no more than the given number, and no long text', () => {
  const make = vi.fn((text: string) => text)
  const read = memoize(2, make)
  for (const text of ['a', 'b', 'c', 'c', 'a']) read(text)
  expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c', 'a'])
  make.mockClear()
  const long = 'x'.repeat(301)
  for (const text of [long, long]) expect(read(text)).toBe(long)
  expect(make).toHaveBeenCalledTimes(2)
})
