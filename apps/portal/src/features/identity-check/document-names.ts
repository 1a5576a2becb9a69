import { m } from '#messages'
import type { DocumentKind } from './contract.ts'

export const documentNames = {
  passport: m.identity_check_passport,
  'norwegian-id-card': m.identity_check_norwegian_id_card,
  'driving-licence': m.identity_check_driving_licence,
  'residence-card': m.identity_check_residence_card,
  'tax-office-letter': m.identity_check_tax_office_letter,
} satisfies Record<DocumentKind, () => string>
