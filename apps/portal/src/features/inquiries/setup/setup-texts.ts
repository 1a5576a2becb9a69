import { roleNames } from '#core/staff-area/role-names.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { serviceForms } from '../model/service-forms/service-forms.ts'
import type { InquirySetup, SetupCategory, SetupSubcategory } from './contract.ts'

type Named = { readonly nameNo: string; readonly nameEn: string }

/** In the language of the staff. */
export const nameOf = ({ nameNo, nameEn }: Named) => ({ no: nameNo, en: nameEn })[getLocale()]

/** In the other one, as the form has it there. */
export const otherNameOf = ({ nameNo, nameEn }: Named) => ({ no: nameEn, en: nameNo })[getLocale()]

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

/** Where what comes by a service form is answered. */
export function formCategoryText({ categories }: InquirySetup, id: string | null): string {
  const found = categories.find((category) => category.id === id)
  return found ? nameOf(found) : m.inquiry_setup_form_closed()
}

/** `Health coordinator, not shown, leads to «Talk to the student health coordinator»`. */
export function subcategoryDetails(one: SetupSubcategory): string {
  return [
    otherNameOf(one),
    ...(one.isOffered ? [] : [m.inquiry_setup_not_offered().toLowerCase()]),
    ...(one.form ? [m.inquiry_setup_leads_to({ form: serviceForms[one.form].name() })] : []),
  ].join(', ')
}
