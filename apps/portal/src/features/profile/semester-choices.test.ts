import { expect, test } from 'vitest'
import { semesterChoices } from './semester-choices.ts'

test('this semester and the next two, in the order of time', () => {
  expect(semesterChoices('2026-11-21', '')).toEqual(['2026H', '2027V', '2027H'])
  expect(semesterChoices('2026-07-31', '2026V')).toEqual(['2026V', '2026H', '2027V'])
})

test('what was said is never lost', () => {
  expect(semesterChoices('2026-11-21', '2029V')).toEqual(['2026H', '2027V', '2027H', '2029V'])
  expect(semesterChoices('2026-11-21', '2024V')).toEqual(['2024V', '2026H', '2027V', '2027H'])
})
