import { expect, test } from 'vitest'
import { parseFieldKeys } from './field-keys.server.ts'

const first = 'a'.repeat(32)
const second = 'b'.repeat(43)

test('keys keep their order: the first one writes', () => {
  expect([...(parseFieldKeys(`second:${second}, first:${first}`) ?? [])]).toEqual([
    ['second', second],
    ['first', first],
  ])
})

test.each([
  '',
  first,
  `first:${first},`,
  `first:${first.slice(1)}`,
  `first:${first},first:${second}`,
  `First.1:${first}`,
  `:${first}`,
])('%j is no list of keys', (text) => {
  expect(parseFieldKeys(text)).toBeNull()
})
