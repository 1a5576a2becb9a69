import { expect, it } from 'vitest'
import { buildTerm, lastOpenDays, termDay } from './build-term.server.ts'

const child = {
  id: 'child',
  departmentId: 'department',
  guardianId: 'guardian',
  startsOn: '2026-01-01',
}
const hours = { opensAt: '07:30', closesAt: '17:00' }
const day = termDay('2026-11-30', hours)
/** Of many children, so that each case is there. */
const all = (now: string) =>
  Array.from({ length: 400 }, (_, serial) => buildTerm({ ...child, serial }, [day], new Date(now)))
const presencesAt = (now: string) => all(now).flatMap(({ presences }) => presences)

it('is the same at each call', () => {
  expect(all('2026-11-30T14:00:00Z')).toEqual(all('2026-11-30T14:00:00Z'))
})

it('nobody is there a minute before it opens', () => {
  expect(presencesAt('2026-11-30T06:29:00Z')).toEqual([])
})

it('before guardians report, what they report of today is from now', () => {
  const now = '2026-11-30T05:00:00Z'
  const absences = all(now).flatMap((term) => term.absences)
  expect(absences.length).toBeGreaterThan(10)
  for (const { reportedAt } of absences)
    expect(reportedAt?.getTime()).toBeLessThanOrEqual(new Date(now).getTime())
})

it('nobody is there any more when it closes, and what was forgotten ends then', () => {
  const atClosing = presencesAt('2026-11-30T16:00:00Z')
  expect(atClosing.filter(({ departedAt }) => departedAt === null)).toEqual([])
  const forgotten = atClosing.filter(({ departedHow }) => departedHow === 'closing-time')
  expect(forgotten.length).toBeGreaterThan(0)
  expect(
    forgotten.every(({ departedAt }) => departedAt?.getTime() === day.closesAt.getTime()),
  ).toBe(true)
  // A minute before, these are still there.
  const before = presencesAt('2026-11-30T15:59:00Z')
  expect(before.filter(({ departedAt }) => departedAt === null)).toHaveLength(forgotten.length)
})

it('an absence of several days goes on to the next days, and no further than the term', () => {
  const days = ['2026-11-26', '2026-11-27', '2026-11-30'].map((date) => termDay(date, hours))
  const terms = Array.from({ length: 400 }, (_, serial) =>
    buildTerm({ ...child, serial }, days, new Date('2026-11-30T16:00:00Z')),
  )
  for (const { presences, absences } of terms) {
    const away = absences.filter(({ kind }) => kind !== 'late')
    for (const { fromOn, toOn } of away)
      expect(presences.filter(({ onDate }) => onDate >= fromOn && onDate <= toOn)).toEqual([])
    expect(away.every(({ toOn }) => toOn <= '2026-11-30')).toBe(true)
  }
  expect(terms.some(({ absences }) => absences.some(({ fromOn, toOn }) => fromOn < toOn))).toBe(
    true,
  )
})

it('a term ends today where it is open today, and on the last open day otherwise', () => {
  const isOpen = (date: string) => date !== '2026-11-28' && date !== '2026-11-29'
  expect(lastOpenDays(new Date('2026-11-30T10:00:00Z'), 2, isOpen)).toEqual([
    '2026-11-27',
    '2026-11-30',
  ])
  expect(lastOpenDays(new Date('2026-11-29T10:00:00Z'), 1, isOpen)).toEqual(['2026-11-27'])
})
