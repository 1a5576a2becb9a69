import type { GrantApplicationSection } from '#core/grants/offers.ts'
import { FundingSection } from './overview/components/FundingSection.tsx'

export const grantApplicationSection: GrantApplicationSection = {
  Section: FundingSection,
  order: 20,
}
