import { expect, test } from 'vitest'
import { formatBriefDate, formatShortDate } from '#platform/time/format.ts'
import { ageText, dueText, statusText, toneOf } from './case-texts.ts'

const now = new Date('2026-11-22T12:00:00Z')

test.each([
  ['2026-11-22T11:00:00Z', 'i dag'],
  ['2026-11-22T13:00:00Z', 'i dag'],
  // Midnight in Oslo is an hour before midnight in London.
  ['2026-11-21T23:00:00Z', 'i dag'],
  ['2026-11-21T22:59:00Z', '1 dag'],
  ['2026-10-24T12:00:00Z', '29 dager'],
])('what was sent at %s is %s old', (at, text) => {
  expect(ageText(at, now)).toBe(text)
})

test.each([
  [null, false, ''],
  ['2026-11-22T20:00:00Z', false, 'I dag'],
  ['2026-11-23T09:00:00Z', false, '23.\u00a0nov. (om 1 dag)'],
  ['2026-12-01T09:00:00Z', false, '1.\u00a0des. (om 9 dager)'],
  ['2026-11-22T08:00:00Z', true, 'Over fristen fra i dag'],
  ['2026-11-21T20:00:00Z', true, '1 dag over fristen'],
  ['2026-11-12T20:00:00Z', true, '10 dager over fristen'],
])('what is due at %s (overdue: %s) says so in words', (dueAt, isOverdue, text) => {
  const onScreen = (date: Date) => formatBriefDate(date, now)
  expect(dueText({ dueAt, isOverdue }, now, onScreen)).toBe(text)
})

test('a deadline on paper has its year', () => {
  const due = { dueAt: '2026-12-01T09:00:00Z', isOverdue: false }
  expect(dueText(due, now, formatShortDate)).toBe('1.\u00a0des. 2026 (om 9 dager)')
})

test.each([
  [null, false, 'Mottatt', 'info'],
  ['reject', false, 'Vedtak på vei: Avslå', 'warning'],
  ['reject', true, 'Uten virkning: Avslå', 'danger'],
] as const)(
  'a case with the decision %s, late: %s, is "%s"',
  (decision, isDecisionLate, text, tone) => {
    const line = { status: 'OPPRETTET', decision, isDecisionLate } as const
    expect(statusText(line)).toBe(text)
    expect(toneOf(line)).toBe(tone)
  },
)
