import { rolesOf } from '#core/cases/kinds-of.ts'
import type { StaffRole } from '#core/staff-area/roles.ts'
import { useStaffOffers } from '#core/staff-area/staff-offers.ts'

/** Whom the pages of cases are for: those who handle one of the kinds. */
export function useCaseRoles(): StaffRole[] {
  return rolesOf(useStaffOffers().caseViews)
}
