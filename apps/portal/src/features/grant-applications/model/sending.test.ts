import { expect, test } from 'vitest'
import type { ApplicationState } from '#core/grants/states.ts'
import { isInTime } from './sending.ts'

const deadlineAt = new Date('2026-12-12T11:00:00Z')
const meetsAt = new Date('2027-01-14T16:00:00Z')
const isIn = (state: ApplicationState, now: string) =>
  isInTime({ state, deadlineAt, meetsAt }, new Date(now))

test.each<ApplicationState>(['draft', 'sent'])('%s: until the deadline, not at it', (state) => {
  expect(isIn(state, '2026-12-12T10:59:59Z')).toBe(true)
  expect(isIn(state, '2026-12-12T11:00:00Z')).toBe(false)
})

test('what staff ask for, until the meeting', () => {
  expect(isIn('incomplete', '2027-01-14T15:59:59Z')).toBe(true)
  expect(isIn('incomplete', '2027-01-14T16:00:00Z')).toBe(false)
})

test.each<ApplicationState>(['in-review', 'granted', 'refused', 'appealed', 'withdrawn'])(
  '%s: never',
  (state) => {
    expect(isIn(state, '2026-12-01T10:00:00Z')).toBe(false)
  },
)
