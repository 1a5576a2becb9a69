import type { AssociationOverview } from '#core/associations/offers.ts'
import { MoneyOverview } from './board/components/MoneyOverview.tsx'

export const associationOverview: AssociationOverview = {
  Section: MoneyOverview,
  right: 'money',
  order: 25,
}
