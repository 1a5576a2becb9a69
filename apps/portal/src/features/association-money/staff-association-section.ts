import { lazy } from 'react'
import type { StaffAssociationSection } from '#core/associations/offers.ts'

/** Loaded with the page that shows it. */
const Section = lazy(async () => ({
  default: (await import('./staff/components/StaffMoneySection.tsx')).StaffMoneySection,
}))

export const staffAssociationSection: StaffAssociationSection = { Section, order: 35 }
