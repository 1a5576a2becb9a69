import { expect, it } from 'vitest'
import { findBlockingReason } from './blocking-reason.ts'

const anybody = { isEmployee: false, isMember: false, isStudent: false }
const forStudents = { isForStudents: true }
const forOthers = { isForStudents: false }

it('is the fee that is missing, for what students alone may buy', () => {
  expect(findBlockingReason(anybody, forStudents)).toBe('STUDENT_FEE_MISSING')
  expect(findBlockingReason(anybody, forOthers)).toBeNull()
  expect(findBlockingReason({ ...anybody, isStudent: true }, forStudents)).toBeNull()
})

it('is being an employee, or a member already, whatever it is', () => {
  for (const type of [forStudents, forOthers]) {
    expect(findBlockingReason({ ...anybody, isEmployee: true, isMember: true }, type)).toBe(
      'NO_EMPLOYEES',
    )
    expect(findBlockingReason({ ...anybody, isMember: true }, type)).toBe('MEMBERSHIP_EXISTS')
  }
})
