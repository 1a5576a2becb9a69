import type { FixedPageKey } from './addresses.ts'

/** The three staff lists (specification, section 2). Any other throws where it is shown. */
export const staffKinds = ['doctor', 'dentist', 'personalTrainer'] as const
export type StaffKind = (typeof staffKinds)[number]

/** The page with a fixed address that lists them. */
export const listOfStaff = {
  doctor: 'doctors',
  dentist: 'dentists',
  personalTrainer: 'personalTrainers',
} as const satisfies Record<StaffKind, FixedPageKey>
