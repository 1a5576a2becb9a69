import { describe, expect, it } from 'vitest'
import { daysWithRight, judgeRight, type RightFacts, semestersOf } from './judge-right.ts'

const period = { from: '2026-01-01', to: '2026-12-31' }
const fee = { needsSemesterFee: true, needsDoctorHere: false, institutions: [] }
const doctor = { ...fee, needsDoctorHere: true }
const ofSchool = { ...fee, institutions: ['NTNU'] }
const paid = (...codes: string[]) =>
  codes.map((semesterCode) => ({ institution: 'UIO', semesterCode }))
const factsOf = (changes: Partial<RightFacts> = {}): RightFacts => ({
  paidSemesters: paid('2026V', '2026H'),
  doctorHere: null,
  ...changes,
})
const on = (date: string) => ({ from: date, to: date })
const today = '2026-11-20'

describe('the right to a refund', () => {
  it.each([
    ['paid', fee, factsOf(), on('2026-05-01'), null],
    [
      'in a semester that is not paid',
      fee,
      factsOf({ paidSemesters: paid('2026H') }),
      on('2026-07-31'),
      'no-semester-fee',
    ],
    [
      'on the first day of one that is',
      fee,
      factsOf({ paidSemesters: paid('2026H') }),
      on('2026-08-01'),
      null,
    ],
    [
      'a total over both, one of them paid',
      fee,
      factsOf({ paidSemesters: paid('2026H') }),
      { from: '2026-07-01', to: '2026-09-01' },
      'no-semester-fee',
    ],
    [
      'where no fee is needed',
      { ...fee, needsSemesterFee: false },
      factsOf({ paidSemesters: [] }),
      on('2026-05-01'),
      null,
    ],
    ['of another institution', ofSchool, factsOf(), on('2026-05-01'), 'other-institution'],
    [
      'of the institution',
      ofSchool,
      factsOf({ paidSemesters: [{ institution: 'NTNU', semesterCode: '2026V' }] }),
      on('2026-05-01'),
      null,
    ],
    ['today', fee, factsOf(), on(today), null],
    ['tomorrow', fee, factsOf(), on('2026-11-21'), 'future'],
    ['the day before the period', fee, factsOf(), on('2025-12-31'), 'outside-period'],
    ['without a doctor here', doctor, factsOf(), on('2026-05-01'), 'no-doctor-here'],
    [
      'the day the doctor is here',
      doctor,
      factsOf({ doctorHere: { from: '2026-05-01', to: null } }),
      on('2026-05-01'),
      null,
    ],
    [
      'the day before',
      doctor,
      factsOf({ doctorHere: { from: '2026-05-02', to: null } }),
      on('2026-05-01'),
      'no-doctor-here',
    ],
    [
      'the last day',
      doctor,
      factsOf({ doctorHere: { from: '2026-01-01', to: '2026-05-01' } }),
      on('2026-05-01'),
      null,
    ],
    [
      'the day after',
      doctor,
      factsOf({ doctorHere: { from: '2026-01-01', to: '2026-04-30' } }),
      on('2026-05-01'),
      'no-doctor-here',
    ],
  ] as const)('%s', (_, right, facts, days, expected) => {
    expect(judgeRight(days, { right, period, facts, today })).toBe(expected)
  })
})

it('knows every semester of some days', () => {
  expect(semestersOf({ from: '2026-07-31', to: '2027-01-01' })).toEqual(['2026V', '2026H', '2027V'])
})

describe('the days that a total may cover', () => {
  it.each([
    ['all until today', fee, factsOf(), { from: '2026-01-01', to: today }],
    [
      'from the semester that is paid',
      fee,
      factsOf({ paidSemesters: paid('2026H') }),
      { from: '2026-08-01', to: today },
    ],
    [
      'to the end of the semester that was paid',
      fee,
      factsOf({ paidSemesters: paid('2026V') }),
      { from: '2026-01-01', to: '2026-07-31' },
    ],
    ['none', fee, factsOf({ paidSemesters: [] }), null],
    [
      'while the doctor is here',
      doctor,
      factsOf({ doctorHere: { from: '2026-03-01', to: '2026-10-01' } }),
      { from: '2026-03-01', to: '2026-10-01' },
    ],
    ['without a doctor', doctor, factsOf(), null],
  ] as const)('%s', (_, right, facts, expected) => {
    expect(daysWithRight({ right, period, facts, today })).toEqual(expected)
  })
})
