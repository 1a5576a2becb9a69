import { expect, it } from 'vitest'
import { moved } from './order.ts'

it.each([
  ['b', 'earlier', 'bac'],
  ['b', 'later', 'acb'],
  ['a', 'earlier', 'abc'],
  ['c', 'later', 'abc'],
  ['x', 'later', 'abc'],
] as const)('%s goes %s: %s', (id, to, order) => {
  expect(moved(['a', 'b', 'c'], id, to).join('')).toBe(order)
})
