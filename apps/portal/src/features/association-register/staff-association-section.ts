import { lazy } from 'react'
import type { StaffAssociationSection } from '#core/associations/offers.ts'

/** Loaded with the page that shows it. */
const Section = lazy(async () => ({
  default: (await import('./staff/components/StaffRegisterSection.tsx')).StaffRegisterSection,
}))

export const staffAssociationSection: StaffAssociationSection = { Section, order: 30 }
