import type { MyAssociationsSection } from '#core/associations/offers.ts'
import { NewslettersOfMine } from './receive/components/NewslettersOfMine.tsx'

export const myAssociationsSection: MyAssociationsSection = {
  Section: NewslettersOfMine,
  order: 30,
}
