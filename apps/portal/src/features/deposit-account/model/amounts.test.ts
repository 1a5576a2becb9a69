import { describe, expect, it } from 'vitest'
import {
  academicYearOf,
  academicYearText,
  amountKindOf,
  dueDateOf,
  semestersOf,
} from './amounts.ts'
import type { SemesterStart } from './application-form.ts'
import { usualDeadlines } from './deadlines.testing.ts'

const study = (semesters: number, semesterStart: SemesterStart) => ({
  depositForm: 'semesters' as const,
  degree: null,
  semesters,
  semesterStart,
})
const withDegree = (degree: 'bachelor' | 'master' | null) => ({
  depositForm: 'degree' as const,
  degree,
  semesters: 0,
  semesterStart: 'EMPTY' as const,
})

describe('what has to be deposited', () => {
  it.each([
    [study(1, 'HOEST'), 'autumn'],
    [study(1, 'VAAR'), 'spring'],
    [study(2, 'HOEST'), 'year'],
    [study(2, 'VAAR'), 'year'],
    [withDegree('bachelor'), 'degree-bachelor'],
    [withDegree('master'), 'degree-master'],
  ])('%j: %s', (applied, kind) => {
    expect(amountKindOf(applied)).toBe(kind)
  })

  it.each([[withDegree(null)], [study(0, 'HOEST')], [study(1, 'EMPTY')], [study(3, 'EMPTY')]])(
    'is unknown of %j',
    (applied) => {
      expect(() => amountKindOf(applied)).toThrow('Unknown')
    },
  )
})

describe('the academic year', () => {
  it.each([
    ['HOEST', '2026-09-15', 2026],
    ['HOEST', '2026-09-16', 2027],
    ['HOEST', '2026-11-22', 2027],
    ['VAAR', '2026-11-22', 2026],
    ['VAAR', '2027-02-15', 2026],
    ['VAAR', '2027-02-16', 2027],
    ['EMPTY', '2026-05-01', 2026],
    ['EMPTY', '2026-12-31', 2027],
  ] as const)('from %s, sent on %s, is that of %i', (semesterStart, sentOn, year) => {
    expect(academicYearOf(study(1, semesterStart), sentOn, usualDeadlines)).toBe(year)
  })

  it('turns on the days that staff have set', () => {
    const set = { ...usualDeadlines, autumnLastDay: '08-31', springLastDay: '01-31' }
    expect(academicYearOf(study(1, 'HOEST'), '2026-08-31', set)).toBe(2026)
    expect(academicYearOf(study(1, 'HOEST'), '2026-09-01', set)).toBe(2027)
    expect(academicYearOf(study(1, 'VAAR'), '2027-01-31', set)).toBe(2026)
    expect(academicYearOf(study(1, 'VAAR'), '2027-02-01', set)).toBe(2027)
  })

  it('is written with both its years', () => {
    expect(academicYearText(2026)).toBe('2026–27')
    expect(academicYearText(2099)).toBe('2099–00')
  })
})

describe('an invoice', () => {
  it.each([
    [study(1, 'HOEST'), ['2026H']],
    [study(1, 'VAAR'), ['2027V']],
    [study(2, 'HOEST'), ['2026H', '2027V']],
    [study(2, 'VAAR'), ['2027V', '2027H']],
    [withDegree('master'), ['2026H', '2027V']],
  ])('of %j is for %j', (applied, semesters) => {
    expect(semestersOf(applied, 2026)).toEqual(semesters)
  })

  it.each([
    ['HOEST', '2026-03-01', '2026-06-15'],
    ['HOEST', '2026-05-31', '2026-06-15'],
    ['HOEST', '2026-06-01', '2026-06-15'],
    ['HOEST', '2026-06-02', '2026-06-16'],
    ['VAAR', '2026-03-01', '2026-11-01'],
    ['VAAR', '2026-12-24', '2027-01-07'],
  ] as const)('from %s, made on %s, is due on %s', (semesterStart, invoicedOn, due) => {
    expect(
      dueDateOf(study(1, semesterStart), { academicYear: 2026, invoicedOn }, usualDeadlines),
    ).toBe(due)
  })

  it('is due on the days that staff have set', () => {
    const set = { ...usualDeadlines, autumnDue: '05-20', springDue: '10-10', daysToPay: 7 }
    const dueOn = (semesterStart: 'HOEST' | 'VAAR', invoicedOn: string) =>
      dueDateOf(study(1, semesterStart), { academicYear: 2026, invoicedOn }, set)
    expect(dueOn('HOEST', '2026-03-01')).toBe('2026-05-20')
    expect(dueOn('VAAR', '2026-03-01')).toBe('2026-10-10')
    expect(dueOn('VAAR', '2026-10-08')).toBe('2026-10-15')
  })
})
