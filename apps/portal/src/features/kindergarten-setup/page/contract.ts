import { z } from 'zod/mini'
import { ClosingEntry } from '../closing-days/contract.ts'
import { DepartmentEntry } from '../departments/contract.ts'
import { EmployeeEntry } from '../employees/contract.ts'
import { LeaderCandidate, LeaderEntry } from '../leaders/contract.ts'
import { KindergartenEntry } from '../list/contract.ts'

/** One kindergarten with all that is set up in it. */
export const KindergartenSetup = z.strictObject({
  kindergarten: KindergartenEntry,
  /** In Norway, `2026-11-29`. */
  today: z.string(),
  departments: z.array(DepartmentEntry),
  employees: z.array(EmployeeEntry),
  leaders: z.array(LeaderEntry),
  /** Who can be named as a leader; empty for those who cannot name one. */
  candidates: z.array(LeaderCandidate),
  /** From today on. */
  closingDays: z.array(ClosingEntry),
})
export type KindergartenSetup = z.infer<typeof KindergartenSetup>
