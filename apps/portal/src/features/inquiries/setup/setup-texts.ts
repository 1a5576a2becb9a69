import { roleNames } from '#core/staff-area/role-names.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { type Localized, locales, textIn } from '#platform/i18n/localized.ts'
import { serviceForms } from '../model/service-forms/service-forms.ts'
import { categoryName } from '../model/setup-names.ts'
import type { InquirySetup, SetupCategory, SetupSubcategory } from './contract.ts'

/** The names in the languages that the page is not in. */
export function otherNames({ name }: { readonly name: Localized }): string {
  const others = locales.filter((locale) => locale !== getLocale())
  return others.map((locale) => textIn(name, locale)).join(', ')
}

/** `helse@trivsel.example, Kundeservice, svar innen 3 dager`. */
export function detailsOf({ mailbox, role, responseDays }: SetupCategory): string {
  const days = m.inquiry_setup_within({ count: responseDays })
  return [mailbox, roleNames[role](), days].join(', ')
}

/** What a template is offered in. */
export const templateCategoryText = (setup: InquirySetup, id: string | null): string =>
  categoryName(setup, id, m.inquiry_setup_every_category)

/** Where what comes by a service form is answered. */
export const formCategoryText = (setup: InquirySetup, id: string | null): string =>
  categoryName(setup, id, m.inquiry_setup_form_closed)

/** `Health coordinator, not shown, leads to «Talk to the student health coordinator»`. */
export function subcategoryDetails(one: SetupSubcategory): string {
  return [
    otherNames(one),
    ...(one.isOffered ? [] : [m.inquiry_setup_not_offered().toLowerCase()]),
    ...(one.form ? [m.inquiry_setup_leads_to({ form: serviceForms[one.form].name() })] : []),
  ].join(', ')
}
