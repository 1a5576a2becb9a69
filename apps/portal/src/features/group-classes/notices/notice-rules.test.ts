import { expect, it } from 'vitest'
import type { SportsBooking } from '../model/contract.ts'
import { exercise } from '../model/group-exercise.testing.ts'
import { availableNotice } from './notice-rules.ts'

// Starts on 25 November at 18:30 in Oslo, so that booking opens on the 20th at 18:30.
const full = exercise({ isFull: true })

it.each([
  ['2026-11-20T17:29:59Z', 'opening'],
  ['2026-11-20T17:30:00Z', 'place'],
  ['2026-11-25T17:29:59Z', 'place'],
  ['2026-11-25T17:30:00Z', null],
])('for a full class the notice at %s is: %s', (now, kind) => {
  expect(availableNotice(full, undefined, new Date(now))).toBe(kind)
})

it('there is none for a class with free places, a booked class and a cancelled class', () => {
  const now = new Date('2026-11-24T12:00:00Z')
  expect(availableNotice(exercise(), undefined, now)).toBeNull()
  expect(availableNotice(full, {} as SportsBooking, now)).toBeNull()
  expect(availableNotice({ ...full, isCancelled: true }, undefined, now)).toBeNull()
})
