import type { Buyer, OfferedType } from '../contract.ts'

export type BlockingReason = 'NO_EMPLOYEES' | 'MEMBERSHIP_EXISTS' | 'STUDENT_FEE_MISSING'

/** Why a person cannot buy a membership of a type online; null if they can. */
export function findBlockingReason(
  { isEmployee, isMember, isStudent }: Buyer,
  { isForStudents }: Pick<OfferedType, 'isForStudents'>,
): BlockingReason | null {
  if (isEmployee) return 'NO_EMPLOYEES'
  if (isMember) return 'MEMBERSHIP_EXISTS'
  return isForStudents && !isStudent ? 'STUDENT_FEE_MISSING' : null
}
