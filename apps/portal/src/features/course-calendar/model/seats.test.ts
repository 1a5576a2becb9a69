import { expect, test } from 'vitest'
import { seatsStateOf } from './seats.ts'

const now = new Date('2026-12-01T12:00:00Z')
const later = '2026-12-01T12:00:00.001Z'

test.each([
  [{ free: 6, closesAt: later }, 'open'],
  [{ free: 5, closesAt: later }, 'few'],
  [{ free: 1, closesAt: later }, 'few'],
  [{ free: 0, closesAt: later }, 'full'],
  [{ free: 6, closesAt: now.toISOString() }, 'closed'],
  [{ free: 0, closesAt: now.toISOString() }, 'closed'],
  [{ free: 6, closesAt: later, isPaused: true }, 'paused'],
  [{ free: 0, closesAt: later, isPaused: true }, 'paused'],
  [{ free: 6, closesAt: now.toISOString(), isPaused: true }, 'closed'],
] as const)('%j is %s', (seats, state) => {
  expect(seatsStateOf({ waiting: 0, isPaused: false, ...seats }, now)).toBe(state)
})
