import { expect, test } from 'vitest'
import { dueTone } from './DueTag.tsx'

const now = new Date('2026-11-26T10:00:00Z')

test.each([
  ['2026-11-25T10:00:00Z', true, 'danger'],
  ['2026-11-26T22:59:00Z', false, 'warning'],
  ['2026-11-28T22:59:00Z', false, 'warning'],
  ['2026-11-28T23:00:00Z', false, 'neutral'],
  [null, false, 'neutral'],
])('a deadline at %s, overdue: %s, is %s', (dueAt, isOverdue, tone) => {
  expect(dueTone({ dueAt, isOverdue }, now)).toBe(tone)
})
