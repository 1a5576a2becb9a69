import { type StaffKind, staffKinds } from '@trivsel/content-contract/staff-kinds'

/** Specification, section 8: an unsupported staff list type throws. */
export class UnsupportedStaffListTypeError extends Error {
  override name = 'UnsupportedStaffListTypeError'
  constructor(kind: string) {
    super(`Unsupported staff list type: ${kind}`)
  }
}

/** @throws {UnsupportedStaffListTypeError} */
export function checkStaffKind(kind: string): StaffKind {
  const known = staffKinds.find((name) => name === kind)
  if (!known) throw new UnsupportedStaffListTypeError(kind)
  return known
}
