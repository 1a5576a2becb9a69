import { lazy } from 'react'
import type { StaffAssociationSection } from '#core/associations/offers.ts'

/** Loaded with the page that shows it. */
const Newsletter = lazy(async () => ({
  default: (await import('./oversee/components/NewsletterOfAssociation.tsx'))
    .NewsletterOfAssociation,
}))

export const staffAssociationSection: StaffAssociationSection = { Section: Newsletter, order: 60 }
