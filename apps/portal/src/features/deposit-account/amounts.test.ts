import { describe, expect, it } from 'vitest'
import {
  academicYearOf,
  academicYearText,
  amountKindOf,
  dueDateOf,
  semestersOf,
} from './amounts.ts'
import type { SemesterStart } from './application-form.ts'

const study = (semesters: number, semesterStart: SemesterStart) => ({
  institution: 'UiO',
  degree: null,
  semesters,
  semesterStart,
})
const bi = (degree: 'bachelor' | 'master' | null) => ({
  institution: 'BI',
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
    [bi('bachelor'), 'bi-bachelor'],
    [bi('master'), 'bi-master'],
  ])('%j: %s', (applied, kind) => {
    expect(amountKindOf(applied)).toBe(kind)
  })

  it.each([[bi(null)], [study(0, 'HOEST')], [study(1, 'EMPTY')], [study(3, 'EMPTY')]])(
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
    expect(academicYearOf(study(1, semesterStart), sentOn)).toBe(year)
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
    [bi('master'), ['2026H', '2027V']],
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
    expect(dueDateOf(study(1, semesterStart), 2026, invoicedOn)).toBe(due)
  })
})
