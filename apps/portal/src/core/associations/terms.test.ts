import { describe, expect, it } from 'vitest'
import { canRenew, gapsBetween, isWithin, renewedTerm, type TermKind, termFrom } from './terms.ts'

describe('the first term', () => {
  it.each<[TermKind, string, string]>([
    ['semester', '2026-01-01', '2026-07-31'],
    ['semester', '2026-07-31', '2026-07-31'],
    ['semester', '2026-08-01', '2026-12-31'],
    ['semester', '2026-12-31', '2026-12-31'],
    ['calendar-year', '2026-01-01', '2026-12-31'],
    ['calendar-year', '2026-12-31', '2026-12-31'],
    ['rolling', '2026-11-28', '2027-11-27'],
    ['rolling', '2026-01-01', '2026-12-31'],
    // A year with 29 February in it, and one that begins on it.
    ['rolling', '2027-03-01', '2028-02-29'],
    ['rolling', '2028-02-29', '2029-02-28'],
    ['rolling', '2027-02-28', '2028-02-27'],
  ])('%s from %s ends on %s', (kind, today, endsOn) => {
    expect(termFrom(kind, today)).toEqual({ startsOn: today, endsOn })
  })
})

describe('the next term', () => {
  it.each<[TermKind, string, string, string, string]>([
    // While the last one is not over it follows at once, also on its last day.
    ['semester', '2026-12-31', '2026-12-05', '2027-01-01', '2027-07-31'],
    ['semester', '2026-07-31', '2026-07-31', '2026-08-01', '2026-12-31'],
    ['calendar-year', '2026-12-31', '2026-12-31', '2027-01-01', '2027-12-31'],
    ['rolling', '2028-02-28', '2028-02-20', '2028-02-29', '2029-02-28'],
    ['rolling', '2027-11-27', '2027-11-01', '2027-11-28', '2028-11-27'],
    // After it there is a gap, and it begins today.
    ['semester', '2026-12-31', '2027-01-01', '2027-01-01', '2027-07-31'],
    ['semester', '2025-12-31', '2026-09-10', '2026-09-10', '2026-12-31'],
    ['calendar-year', '2025-12-31', '2026-02-01', '2026-02-01', '2026-12-31'],
    ['rolling', '2026-11-27', '2026-12-24', '2026-12-24', '2027-12-23'],
  ])('%s after %s, renewed on %s: %s to %s', (kind, lastEnd, today, startsOn, endsOn) => {
    expect(renewedTerm(kind, lastEnd, today)).toEqual({ startsOn, endsOn })
  })

  it('can be had from thirty days before the end', () => {
    expect(canRenew('2026-12-31', '2026-12-01')).toBe(false)
    expect(canRenew('2026-12-31', '2026-12-02')).toBe(true)
    expect(canRenew('2026-12-31', '2027-06-01')).toBe(true)
  })
})

it('covers its first and its last day', () => {
  const term = { startsOn: '2026-08-01', endsOn: '2026-12-31' }
  expect(
    ['2026-07-31', '2026-08-01', '2026-12-31', '2027-01-01'].map((d) => isWithin(term, d)),
  ).toEqual([false, true, true, false])
})

describe('gaps between terms', () => {
  const term = (startsOn: string, endsOn: string) => ({ startsOn, endsOn })

  it('are the days on which nothing was paid', () => {
    expect(
      gapsBetween([
        term('2026-03-02', '2026-07-31'),
        term('2025-08-20', '2025-12-31'),
        term('2026-08-01', '2026-12-31'),
      ]),
    ).toEqual([term('2026-01-01', '2026-03-01')])
  })

  it('are none where one follows the other, or both overlap', () => {
    expect(gapsBetween([])).toEqual([])
    expect(
      gapsBetween([
        term('2026-01-01', '2026-12-31'),
        term('2026-02-01', '2026-03-01'),
        term('2027-01-01', '2027-12-31'),
      ]),
    ).toEqual([])
  })
})
