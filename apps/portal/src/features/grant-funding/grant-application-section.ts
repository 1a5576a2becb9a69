import type { GrantApplicationSection } from '#core/grants/offers.ts'
import { FundingSection } from './overview/components/FundingSection.tsx'

export const grantApplicationSection: GrantApplicationSection = {
  Section: FundingSection,
  // What is to be done about the money comes before the letter and the way to appeal.
  order: 5,
}
