import { expect, test } from 'vitest'
import { deviceOwner, isToForget } from './marker.ts'

const now = 1_000

test.each([
  ['its owner', 'kari', 'kari', 1_001, false],
  ['its owner, when its time is over', 'kari', 'kari', 1_000, true],
  ['another person', 'kari', 'ola', 1_001, true],
  ['a visitor', 'kari', null, 1_001, true],
  ['a visitor, of a device', deviceOwner('tablet'), null, 1_001, false],
  ['anybody, of a device', deviceOwner('tablet'), 'ola', 1_001, false],
  ['anybody, of a device, when its time is over', deviceOwner('tablet'), 'ola', 1_000, true],
])('what is stored goes with %s', (_, owner, userId, until, expected) => {
  expect(isToForget({ owner, until }, userId, now)).toBe(expected)
})
