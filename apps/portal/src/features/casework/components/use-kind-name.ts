import { useStaffOffers } from '#core/staff-area/staff-offers.ts'
import { kindName } from '../case-texts.ts'

/** Names kinds of cases as their features do. */
export function useKindName(): (kind: string) => string {
  const { caseViews } = useStaffOffers()
  return (kind) => kindName(caseViews, kind)
}
