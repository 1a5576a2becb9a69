import type { AssociationOverview } from '#core/associations/offers.ts'
import { ContactOverview } from './contacts/components/ContactOverview.tsx'

export const associationOverview: AssociationOverview = {
  Section: ContactOverview,
  right: null,
  order: 20,
}
