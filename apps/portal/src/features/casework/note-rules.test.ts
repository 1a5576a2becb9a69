import { expect, it } from 'vitest'
import { canWithdrawNote } from './note-rules.ts'

const written = new Date('2026-11-25T10:00:00.000Z')

it.each([
  ['at once', '2026-11-25T10:00:00.000Z', true],
  ['a second before a day has passed', '2026-11-26T09:59:59.000Z', true],
  ['when a day has passed', '2026-11-26T10:00:00.000Z', false],
])('a note can be withdrawn for a day: %s', (_, now, expected) => {
  expect(canWithdrawNote(written, new Date(now))).toBe(expected)
})
