import { describe, expect, test } from 'vitest'
import { checkRegistrations, type DeliveredLine } from './check-registrations.ts'

const today = '2026-11-21'
const right: DeliveredLine = {
  line: 2,
  nationalId: '76940500571',
  email: '',
  semesterCode: '2026H',
  isPaid: true,
}
const problemsOf = (...lines: Partial<DeliveredLine>[]) =>
  checkRegistrations(
    lines.map((line, index) => ({ ...right, line: index + 2, ...line })),
    today,
  ).problems

describe('a delivery', () => {
  test('is tidied up: spaces, dots, capitals', () => {
    const { checked, problems } = checkRegistrations(
      [
        { ...right, nationalId: ' 7694.05 00571 ', email: ' Kari@Example.NO ' },
        { ...right, line: 3, nationalId: '', email: 'ola@example.no', semesterCode: ' 2026h ' },
      ],
      today,
    )
    expect(problems).toEqual([])
    expect(checked).toEqual([
      { nationalId: '76940500571', email: 'kari@example.no', semesterCode: '2026H', isPaid: true },
      { nationalId: null, email: 'ola@example.no', semesterCode: '2026H', isPaid: true },
    ])
  })

  test.each<[string, Partial<DeliveredLine>]>([
    ['PERSON_MISSING', { nationalId: ' ', email: '' }],
    ['NATIONAL_ID_INVALID', { nationalId: '76940500572' }],
    ['NATIONAL_ID_INVALID', { nationalId: 'x'.repeat(10_000) }],
    ['NATIONAL_ID_INVALID', { nationalId: '\u202e76940500571' }],
    ['EMAIL_INVALID', { email: 'kari' }],
    ['EMAIL_INVALID', { email: `${'a'.repeat(10_000)}@example.no` }],
    ['SEMESTER_INVALID', { semesterCode: '' }],
    ['SEMESTER_INVALID', { semesterCode: '2026A' }],
    ['SEMESTER_INVALID', { semesterCode: '2028V' }],
    ['PAID_INVALID', { isPaid: null }],
  ])('says %s of %o', (problem, line) => {
    expect(problemsOf(line)).toEqual([{ line: 2, problem }])
  })

  test('may be for the next two semesters', () => {
    expect(problemsOf({ semesterCode: '2027V' })).toEqual([])
    expect(problemsOf({ semesterCode: '2027H' })).toEqual([])
  })

  test('says of every line what is wrong, and of nobody who it is', () => {
    const problems = problemsOf({ nationalId: '1' }, {}, { semesterCode: '26H' })
    expect(problems).toEqual([
      { line: 2, problem: 'NATIONAL_ID_INVALID' },
      { line: 4, problem: 'SEMESTER_INVALID' },
    ])
  })

  test('has each person once in a semester, however the person is named', () => {
    expect(problemsOf({}, { semesterCode: '2026V' })).toEqual([])
    expect(problemsOf({}, { isPaid: false })).toEqual([{ line: 3, problem: 'REPEATED' }])
    const both = { email: 'kari@example.no' }
    expect(problemsOf(both, { ...both, nationalId: '' })).toEqual([
      { line: 3, problem: 'REPEATED' },
    ])
    expect(problemsOf(both, { ...both, nationalId: '15890050015' })).toEqual([
      { line: 3, problem: 'REPEATED' },
    ])
  })
})
