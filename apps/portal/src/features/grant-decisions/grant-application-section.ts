import type { GrantApplicationSection } from '#core/grants/offers.ts'
import { DecisionSection } from './appeal/components/DecisionSection.tsx'

export const grantApplicationSection: GrantApplicationSection = {
  Section: DecisionSection,
  order: 10,
}
