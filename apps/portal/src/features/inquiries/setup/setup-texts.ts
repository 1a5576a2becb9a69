import { roleNames } from '#core/staff-area/role-names.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import type { InquirySetup, SetupCategory } from './contract.ts'

type Named = { readonly nameNo: string; readonly nameEn: string }

/** In the language of the staff. */
export const nameOf = ({ nameNo, nameEn }: Named) => (getLocale() === 'en' ? nameEn : nameNo)

/** In the other one, as the form has it there. */
export const otherNameOf = ({ nameNo, nameEn }: Named) => (getLocale() === 'en' ? nameNo : nameEn)

/** `helse@trivsel.example, Kundeservice, svar innen 3 dager`. */
export function detailsOf({ mailbox, role, responseDays }: SetupCategory): string {
  const days = m.inquiry_setup_within({ count: responseDays })
  return [mailbox, roleNames[role](), days].join(', ')
}

/** What a template is offered in. */
export function templateCategoryText({ categories }: InquirySetup, id: string | null): string {
  const found = categories.find((category) => category.id === id)
  return found ? nameOf(found) : m.inquiry_setup_every_category()
}
