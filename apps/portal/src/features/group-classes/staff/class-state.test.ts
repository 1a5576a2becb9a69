import { expect, test } from 'vitest'
import { staffClassState } from './class-state.ts'

const startsAt = new Date('2026-11-25T17:30:00Z')
const endsAt = new Date('2026-11-25T18:30:00Z')
const state = (now: string, cancelledAt: Date | null = null) =>
  staffClassState({ startsAt, endsAt, cancelledAt }, new Date(now))

test('runs from its start until its end', () => {
  expect(state('2026-11-25T17:29:59.999Z')).toBe('coming')
  expect(state('2026-11-25T17:30:00Z')).toBe('running')
  expect(state('2026-11-25T18:29:59.999Z')).toBe('running')
  expect(state('2026-11-25T18:30:00Z')).toBe('over')
})

test('is cancelled, whatever the clock says', () => {
  expect(state('2026-11-25T18:30:00Z', startsAt)).toBe('cancelled')
})
