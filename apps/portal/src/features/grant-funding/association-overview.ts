import type { AssociationOverview } from '#core/associations/offers.ts'
import { FundingOverview } from './overview/components/FundingOverview.tsx'

export const associationOverview: AssociationOverview = {
  Section: FundingOverview,
  right: 'money',
  order: 26,
}
