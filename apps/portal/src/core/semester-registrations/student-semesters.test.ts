import { expect, it } from 'vitest'
import { studentSemesters } from './student-semesters.ts'

it('the semester before counts for its first two months', () => {
  expect(studentSemesters('2026-07-31')).toEqual(['2026V'])
  expect(studentSemesters('2026-08-01')).toEqual(['2026H', '2026V'])
  expect(studentSemesters('2026-09-30')).toEqual(['2026H', '2026V'])
  expect(studentSemesters('2026-10-01')).toEqual(['2026H'])
  expect(studentSemesters('2027-02-28')).toEqual(['2027V', '2026H'])
  expect(studentSemesters('2027-03-01')).toEqual(['2027V'])
})
