import { expect, it } from 'vitest'
import { whyNotBuy } from './why-not-buy.ts'

const anybody = { isEmployee: false, isMember: false, isStudent: false }
const forStudents = { isForStudents: true }
const forOthers = { isForStudents: false }

it('is the fee that is missing, for what students alone may buy', () => {
  expect(whyNotBuy(anybody, forStudents)).toBe('STUDENT_FEE_MISSING')
  expect(whyNotBuy(anybody, forOthers)).toBeNull()
  expect(whyNotBuy({ ...anybody, isStudent: true }, forStudents)).toBeNull()
})

it('is being an employee, or a member already, whatever it is', () => {
  for (const type of [forStudents, forOthers]) {
    expect(whyNotBuy({ ...anybody, isEmployee: true, isMember: true }, type)).toBe('NO_EMPLOYEES')
    expect(whyNotBuy({ ...anybody, isMember: true }, type)).toBe('MEMBERSHIP_EXISTS')
  }
})
