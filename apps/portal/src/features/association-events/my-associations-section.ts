import type { MyAssociationsSection } from '#core/associations/offers.ts'
import { MyEvents } from './take-part/components/MyEvents.tsx'

export const myAssociationsSection: MyAssociationsSection = { Section: MyEvents, order: 30 }
