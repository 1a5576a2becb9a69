import { expect, test } from 'vitest'
import { keptUntil } from './kept-door.ts'

test('a list is kept until six hours after the end of its date', () => {
  const until = keptUntil({ endsAt: '2027-02-10T21:00:00.000Z' })
  expect(until.toISOString()).toBe('2027-02-11T03:00:00.000Z')
})
