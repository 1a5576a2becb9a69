import { describe, expect, it, test } from 'vitest'
import { usualDeadlines } from '../model/deadlines.testing.ts'
import { type ApplicationFacts, ageOn, warningsOf } from './application-warnings.ts'

const today = '2026-11-22'
const inOrder: ApplicationFacts = {
  applicant: {
    firstName: 'Linh',
    lastName: 'Nguyễn',
    birthDate: '2003-04-05',
    email: 'linh@EXAMPLE.org',
    nationality: 'VN',
  },
  account: { firstName: 'Linh', lastName: 'Nguyen', email: 'Linh@Example.org' },
  study: { depositForm: 'semesters', degree: null, semesters: 2, semesterStart: 'HOEST' },
  academicYear: 2027,
  deadlines: usualDeadlines,
  bornSameDay: [],
  rejectedOn: [],
}
const codes = (change: Partial<ApplicationFacts>, day = today) =>
  warningsOf({ ...inOrder, ...change }, day).map(({ code }) => code)
const bornOn = (birthDate: string) => ({ applicant: { ...inOrder.applicant, birthDate } })

describe('an application', () => {
  it('in which nothing is odd warns of nothing, whatever marks and capitals the account leaves out', () => {
    expect(warningsOf(inOrder, today)).toEqual([])
  })

  it('by somebody of the same name and birth date leads to the others, and no other namesake does', () => {
    const bornSameDay = [
      { caseId: 'one', firstName: 'Nguyen Linh', lastName: 'Thi' },
      { caseId: 'two', firstName: 'Kim', lastName: 'Nguyen' },
    ]
    expect(warningsOf({ ...inOrder, bornSameDay }, today)).toEqual([
      { code: 'SAME_PERSON', cases: ['one'] },
    ])
  })

  it('under another name than the account says which', () => {
    const account = { ...inOrder.account, firstName: 'Kim' }
    expect(warningsOf({ ...inOrder, account }, today)).toEqual([
      { code: 'NAME_DIFFERS', details: { name: 'Kim Nguyen' } },
    ])
  })

  it('with another address than the login says which', () => {
    const account = { ...inOrder.account, email: 'annen@example.org' }
    expect(warningsOf({ ...inOrder, account }, today)).toEqual([
      { code: 'EMAIL_DIFFERS', details: { email: 'annen@example.org' } },
    ])
  })

  test.each([
    ['DE', [{ code: 'FREE_MOVEMENT', details: { nationality: 'DE' } }]],
    ['CH', [{ code: 'FREE_MOVEMENT', details: { nationality: 'CH' } }]],
    ['GB', []],
    ['XX', []],
  ])('by a citizen of %s, who may need no residence permit', (nationality, expected) => {
    const applicant = { ...inOrder.applicant, nationality }
    expect(warningsOf({ ...inOrder, applicant }, today)).toEqual(expected)
  })

  test.each([
    ['2009-11-22', []],
    ['2009-11-23', ['AGE_UNUSUAL']],
    ['1955-11-23', []],
    ['1955-11-22', ['AGE_UNUSUAL']],
  ])('of somebody who was born on %s', (birthDate, expected) => {
    expect(codes(bornOn(birthDate))).toEqual(expected)
  })

  test.each([
    ['2027-09-15', []],
    ['2027-09-16', ['SEMESTER_BEGUN']],
  ])('for autumn 2027, looked at on %s', (day, expected) => {
    expect(codes({}, day)).toEqual(expected)
  })

  it('of somebody who was rejected before says when, for the last time', () => {
    expect(warningsOf({ ...inOrder, rejectedOn: ['2026-01-02', '2026-03-04'] }, today)).toEqual([
      { code: 'REJECTED_BEFORE', details: { date: '2026-03-04' } },
    ])
  })
})

test.each([
  ['2000-02-29', '2026-02-28', 25],
  ['2000-02-29', '2026-03-01', 26],
  ['2000-11-22', today, 26],
  ['2000-11-23', today, 25],
])('who was born on %s is, on %s, %i', (birthDate, day, age) => {
  expect(ageOn(birthDate, day)).toBe(age)
})
