import type { AssociationOverview } from '#core/associations/offers.ts'
import { WelcomeMarkPart } from './edit/components/WelcomeMarkPart.tsx'

export const associationOverview: AssociationOverview = {
  Section: WelcomeMarkPart,
  right: null,
  order: 30,
}
