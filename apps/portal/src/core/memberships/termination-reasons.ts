/** Why a member terminates a membership (specification, section 3). */
export const terminationReasons = [
  'OFFER',
  'ANOTHER_GYM',
  'NOT_TRAINING',
  'PRICE',
  'NOT_STUDENT',
  'OTHER',
] as const
export type TerminationReason = (typeof terminationReasons)[number]
