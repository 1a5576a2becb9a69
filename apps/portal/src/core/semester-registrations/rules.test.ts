import { expect, test } from 'vitest'
import { paidSemesters, type Registration, tuitionFeeOf } from './rules.ts'

const registration = (semesterCode: string, isPaid = true, institution = 'UiO'): Registration => ({
  institution,
  semesterCode,
  isPaid,
})

test('nobody has said anything: a new student', () => {
  expect(tuitionFeeOf([], '2026H')).toBe('')
})

test('paid is what an institution says is paid for this very semester', () => {
  expect(tuitionFeeOf([registration('2026H')], '2026H')).toBe('true')
  expect(tuitionFeeOf([registration('2026V')], '2026H')).toBe('false')
  expect(tuitionFeeOf([registration('2026H', false)], '2026H')).toBe('false')
})

test('one institution is enough', () => {
  const both = [registration('2026H', false, 'BI'), registration('2026H', true, 'UiO')]
  expect(tuitionFeeOf(both, '2026H')).toBe('true')
})

test('the list has the paid ones only, newest year first and autumn before spring', () => {
  const listed = paidSemesters([
    registration('2025H'),
    registration('2026V', false),
    registration('2026H', true, 'UiO'),
    registration('2026H', true, 'BI'),
    registration('2025V'),
  ])
  expect(listed.map(({ semesterCode, institution }) => `${semesterCode} ${institution}`)).toEqual([
    '2026H BI',
    '2026H UiO',
    '2025H UiO',
    '2025V UiO',
  ])
})
