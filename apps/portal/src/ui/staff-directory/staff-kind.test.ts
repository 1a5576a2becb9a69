import { staffKinds } from '@trivsel/content-contract/staff'
import { expect, test } from 'vitest'
import { checkStaffKind, UnsupportedStaffListTypeError } from './staff-kind.ts'

test.each(staffKinds)('%s is a staff list', (kind) => {
  expect(checkStaffKind(kind)).toBe(kind)
})

test.each(['nurse', 'Doctor', '', 'toString'])('%j is none', (kind) => {
  expect(() => checkStaffKind(kind)).toThrow(UnsupportedStaffListTypeError)
})
