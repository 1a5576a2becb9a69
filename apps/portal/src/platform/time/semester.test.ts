import { describe, expect, test } from 'vitest'
import {
  compareSemesters,
  daysOfSemester,
  nextSemester,
  readSemester,
  semesterInQuestion,
  semesterOf,
} from './semester.ts'

describe('a semester', () => {
  test.each([
    ['2026-01-01', '2026V'],
    ['2026-07-31', '2026V'],
    ['2026-08-01', '2026H'],
    ['2026-12-31', '2026H'],
  ])('%s is in %s', (date, code) => {
    expect(semesterOf(date)).toBe(code)
  })

  test('ends on the day before the next begins', () => {
    expect(daysOfSemester('2026V')).toEqual({ from: '2026-01-01', to: '2026-07-31' })
    expect(daysOfSemester('2026H')).toEqual({ from: '2026-08-01', to: '2026-12-31' })
    expect(() => daysOfSemester('2026X')).toThrow('no semester')
  })

  test('is followed by the next', () => {
    expect(nextSemester('2026V')).toBe('2026H')
    expect(nextSemester('2026H')).toBe('2027V')
    expect(() => nextSemester('2026X')).toThrow()
  })

  test.each(['', '2026', '2026h', '2026A', '1926H', '20266H', ' 2026H', '2026H\n', '２０２６H'])(
    'is not %j',
    (code) => {
      expect(readSemester(code)).toBeNull()
    },
  )
})

describe('the order of a list', () => {
  test('is newest year first, autumn before spring', () => {
    const codes = ['2025V', '2026V', '2024H', '2026H', '2025H']
    expect(codes.toSorted(compareSemesters)).toEqual(['2026H', '2026V', '2025H', '2025V', '2024H'])
  })

  test('puts what is no semester last', () => {
    expect(['x', '2020V'].toSorted(compareSemesters)).toEqual(['2020V', 'x'])
  })
})

describe('the semester in question', () => {
  test('is the present one when none is named, or one that is over', () => {
    expect(semesterInQuestion(null, '2026-11-21')).toBe('2026H')
    expect(semesterInQuestion('2026V', '2026-11-21')).toBe('2026H')
    expect(semesterInQuestion('', '2026-07-31')).toBe('2026V')
  })

  test('is the one that is named, from its first day on and before it', () => {
    expect(semesterInQuestion('2027V', '2026-11-21')).toBe('2027V')
    expect(semesterInQuestion('2027V', '2027-07-31')).toBe('2027V')
    expect(semesterInQuestion('2027V', '2027-08-01')).toBe('2027H')
  })
})
