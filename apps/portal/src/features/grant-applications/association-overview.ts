import type { AssociationOverview } from '#core/associations/offers.ts'
import { GrantsOverview } from './page/components/GrantsOverview.tsx'

export const associationOverview: AssociationOverview = {
  Section: GrantsOverview,
  right: 'money',
  order: 26,
}
