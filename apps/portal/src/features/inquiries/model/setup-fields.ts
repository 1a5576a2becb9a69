import { nameOfLocale, perLocale } from '@trivsel/content-contract/locales'
import { z } from 'zod/mini'
import {
  choiceField,
  emailField,
  localizedField,
  numberField,
  optionalChoiceField,
  optionalKeyField,
  textField,
  yesOrNoField,
} from '#core/editable/fields.ts'
import { roleNames } from '#core/staff-area/role-names.ts'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import {
  categoryKeyPattern,
  type InquiryRole,
  longestName,
  longestTemplate,
  mailboxPattern,
} from './rules.ts'
import { serviceFormNames } from './service-forms/service-forms.ts'
import type { SetupNames } from './setup-names.ts'

/*
 * Every field that staff set for inquiries, in the order of its form. The forms, the requests and
 * answers of the API and the audit log are derived from these descriptions.
 */

/** With a letter: names are the keys of a map, which would put a number before all others. */
const letter = z.regex(/\p{L}/u, { error: 'CHARACTERS_INVALID', abort: true })
const text = { required: 'NAME_REQUIRED', longest: longestName, also: letter } as const
const name = localizedField({ label: m.inquiry_setup_name, audit: 'inquiryName', ...text })
const isOffered = yesOrNoField({ label: m.inquiry_setup_offered, audit: 'inquiryIsOffered' })

const { contact, sports, caseworker, health } = roleNames
const roles: Readonly<Record<InquiryRole, () => string>> = { contact, sports, caseworker, health }

/** @param none the text of the choice of no category */
const categoryOrNone = (none: () => string) => ({
  pattern: categoryKeyPattern,
  required: 'CATEGORY_NOT_FOUND',
  options: ({ categories }: SetupNames) => [
    { value: '', text: none() },
    ...categories.map((category) => ({ value: category.id, text: textIn(category.name) })),
  ],
})

export const setupFields = {
  category: {
    name,
    /** A mailbox of the organisation, which is notified of each new inquiry. */
    mailbox: emailField({
      label: m.inquiry_setup_mailbox,
      hint: m.inquiry_setup_mailbox_hint,
      audit: 'inquiryMailbox',
      pattern: mailboxPattern,
    }),
    mailboxLanguage: choiceField({
      label: m.inquiry_setup_mailbox_language,
      audit: 'inquiryMailboxLanguage',
      values: perLocale((locale) => () => nameOfLocale(locale)),
      required: 'LANGUAGE_REQUIRED',
    }),
    role: choiceField({
      label: m.inquiry_setup_role,
      audit: 'inquiryRole',
      values: roles,
      required: 'ROLE_REQUIRED',
    }),
    responseDays: numberField({
      label: m.inquiry_setup_days,
      hint: m.inquiry_setup_days_hint,
      audit: 'inquiryResponseDays',
      least: 1,
      most: 60,
      invalid: 'DAYS_INVALID',
    }),
    isOffered,
  },
  subcategory: {
    name,
    isOffered,
    /** The service form that replaces the contact form; null: the contact form. */
    form: optionalChoiceField({
      label: m.inquiry_setup_own_form,
      hint: m.inquiry_setup_own_form_hint,
      audit: 'inquiryOwnForm',
      values: serviceFormNames,
      none: m.inquiry_setup_own_form_none,
      required: 'FORM_NOT_FOUND',
    }),
  },
  template: {
    name: textField({ label: m.inquiry_setup_name, audit: 'inquiryTemplateName', ...text }),
    /** Null: for all categories. */
    categoryId: optionalKeyField({
      label: m.inquiry_setup_template_category,
      audit: 'inquiryTemplateCategory',
      ...categoryOrNone(m.inquiry_setup_every_category),
    }),
    text: localizedField({
      label: m.inquiry_setup_text,
      hint: m.inquiry_setup_text_hint,
      audit: 'inquiryText',
      required: 'TEXT_REQUIRED',
      longest: longestTemplate,
      lines: true,
    }),
  },
  'service-form': {
    /** The category of its inquiries; null: the form is closed. */
    categoryId: optionalKeyField({
      label: m.inquiry_setup_form_category,
      audit: 'inquiryCategory',
      auditName: m.inbox_category,
      ...categoryOrNone(m.inquiry_setup_form_closed),
    }),
  },
}
