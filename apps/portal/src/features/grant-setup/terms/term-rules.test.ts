import { describe, expect, it } from 'vitest'
import { endingSoon, findTermProblem, findWarnings, overlaps } from './term-rules.ts'

const today = '2026-11-28'
const term = (startsOn: string, endsOn: string) => ({ startsOn, endsOn })

describe('a new term', () => {
  const problem = (startsOn: string, endsOn: string) =>
    findTermProblem(null, term(startsOn, endsOn), today)

  it('starts today at the earliest, and ends on its first day at the earliest', () => {
    expect(problem('2026-11-28', '2026-11-28')).toBeNull()
    expect(problem('2026-11-27', '2027-06-30')).toBe('TERM_STARTS_IN_PAST')
    expect(problem('2026-12-02', '2026-12-01')).toBe('TERM_ORDER')
  })

  it('lasts less than five years and a day', () => {
    expect(problem('2027-01-01', '2031-12-31')).toBeNull()
    expect(problem('2027-01-01', '2032-01-01')).toBe('TERM_TOO_LONG')
  })
})

describe('a term that has started', () => {
  const before = term('2026-01-01', '2026-12-31')
  const problem = (next: { startsOn?: string; endsOn?: string }) =>
    findTermProblem(before, { ...before, ...next }, today)

  it('ends at once, with yesterday as its last day, or is prolonged', () => {
    expect(problem({ endsOn: '2026-11-27' })).toBeNull()
    expect(problem({ endsOn: '2026-11-26' })).toBe('TERM_ENDS_IN_PAST')
    expect(problem({ endsOn: '2027-12-31' })).toBeNull()
  })

  it('keeps its first day', () => {
    expect(problem({ startsOn: '2026-12-01' })).toBe('TERM_STARTED')
    const coming = term('2026-11-29', '2026-12-31')
    expect(findTermProblem(coming, { ...coming, startsOn: today }, today)).toBeNull()
  })

  it('stays as it was once it is over', () => {
    const ended = term('2026-01-01', '2026-11-27')
    expect(findTermProblem(ended, { ...ended, endsOn: '2027-01-01' }, today)).toBe('TERM_OVER')
    expect(findTermProblem({ ...ended, endsOn: today }, ended, today)).toBeNull()
  })
})

it('two terms overlap when they share a day', () => {
  expect(overlaps(term('2026-01-01', '2026-06-30'), term('2026-07-01', '2026-12-31'))).toBe(false)
  expect(overlaps(term('2026-01-01', '2026-06-30'), term('2026-06-30', '2026-12-31'))).toBe(true)
})

describe('warnings', () => {
  const member = (userId: string, more: object = {}) => ({
    userId,
    seat: 'member' as const,
    hasRole: true,
    ...term('2026-01-01', '2027-06-30'),
    ...more,
  })
  const warningsOf = (terms: ReturnType<typeof member>[], leastPresent = 2) =>
    findWarnings(terms, { today, leastPresent })
  const chair = { seat: 'chair' as 'member' }

  it('count the people who are members today and have the role', () => {
    expect(warningsOf([member('a', chair), member('b')])).toEqual([])
    expect(warningsOf([member('a', chair), member('a')])).toEqual(['too-few'])
    expect(warningsOf([member('a', chair), member('b', { hasRole: false })])).toEqual(['too-few'])
    expect(warningsOf([member('a'), member('b')])).toEqual(['no-chair'])
  })

  it('name terms that end within 30 days, unless the next one follows', () => {
    const soon = member('b', { endsOn: '2026-12-28' })
    expect(endingSoon([member('a', { endsOn: '2026-12-29' })], today)).toEqual([])
    expect(endingSoon([soon], today)).toEqual([soon])
    expect(endingSoon([member('b', { endsOn: today })], today)).toHaveLength(1)
    const next = member('b', { startsOn: '2026-12-29' })
    expect(endingSoon([soon, next], today)).toEqual([])
  })
})
