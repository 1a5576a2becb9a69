import { perLocale } from '@trivsel/content-contract/locales'
import { z } from 'zod/mini'
import { longest } from '#core/associations/limits.ts'
import { stateNames } from '#core/associations/names.ts'
import type { EditableField } from '#core/editable/field.ts'
import {
  choiceField,
  emailField,
  localizedField,
  numberField,
  optionalChoiceField,
  optionalKeyField,
  optionalReferenceField,
  textField,
  yesOrNoField,
} from '#core/editable/fields.ts'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { institutionCodePattern } from '#core/studies/institution-code.ts'
import { type Institution, institutionChoices } from '#core/studies/institutions.ts'
import { m } from '#messages'
import { languageName } from '#platform/format.ts'
import { textIn } from '#platform/i18n/localized.ts'
import type { Choices } from './contract.ts'
import { longestMailing } from './limits.ts'

/*
 * Every field of associations that staff set, in the order of its form. The forms, the requests of the
 * API and the audit log are derived from these descriptions.
 */

/** What the options are taken from. */
export type StaffChoices = Choices & { readonly institutions: readonly Institution[] }

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const address = /^[^\s@,;]+@[^\s@,;]+$/

const longestNote = 1_000

/** A text of several lines, in one language. */
function linesField<const Key extends string>(
  description: Parameters<typeof textField<Key>>[0],
): EditableField<string, unknown, Key> {
  const { required, longest: most } = description
  const field = textField(description)
  const least = required === undefined ? 0 : 1
  return {
    ...field,
    schema: z.string().check(
      z.trim(),
      z.minLength(least, { error: required, abort: true }),
      z.maxLength(most, { error: 'TOO_LONG', abort: true }),
      z.refine((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID'),
      z.regex(/^[\P{Cc}\n\r\t]*$/u, 'CHARACTERS_INVALID'),
    ),
    inputs: field.inputs.map((input) => ({ ...input, type: 'lines' as const })),
  }
}

const institutionCode = optionalKeyField({
  label: m.association_field_institution,
  audit: 'associationInstitution',
  pattern: institutionCodePattern,
  options: ({ institutions }: StaffChoices) => [
    { value: '', text: m.associations_institution_all() },
    ...institutionChoices(institutions).map(({ code, name }) => ({
      value: code,
      text: textIn(name),
    })),
  ],
  required: 'INSTITUTION_INVALID',
})

const campusId = optionalReferenceField({
  label: m.association_field_campus,
  audit: 'associationCampus',
  options: ({ campuses }: StaffChoices) => [
    { value: '', text: m.associations_campus_none() },
    ...campuses.map(({ id, name }) => ({ value: String(id), text: textIn(name) })),
  ],
  required: 'CAMPUS_INVALID',
})

const topicId = optionalKeyField({
  label: m.association_field_topic,
  audit: 'associationTopic',
  pattern: uuid,
  options: ({ topics }: StaffChoices) => [
    { value: '', text: m.associations_topic_none() },
    ...topics.map(({ id, name }) => ({ value: id, text: textIn(name) })),
  ],
  required: 'TOPIC_INVALID',
})

const name = textField({
  label: m.associations_name,
  audit: 'associationName',
  required: 'NAME_REQUIRED',
  longest: longest.name,
  also: z.minLength(2, 'NAME_REQUIRED'),
})

export const correctionFields = {
  name,
  institutionCode,
  campusId,
  topicId,
  isTrusted: yesOrNoField({
    label: m.associations_trusted,
    hint: m.associations_trusted_hint,
    audit: 'associationTrusted',
    control: 'radios',
  }),
}

/** An association that is older than the site, and its first contact person. */
export const additionFields = {
  name,
  institutionCode,
  campusId,
  topicId,
  contactName: textField({
    label: m.associations_contact_name,
    audit: 'associationContactName',
    required: 'CONTACT_NAME_REQUIRED',
    longest: longest.person,
  }),
  contactEmail: emailField({
    label: m.associations_contact_email,
    hint: m.associations_contact_email_hint,
    audit: 'associationContactEmail',
    pattern: address,
  }),
  language: choiceField({
    label: m.associations_contact_language,
    audit: 'associationContactLanguage',
    values: perLocale((locale) => () => languageName(locale)),
    required: 'LANGUAGES_REQUIRED',
    control: 'radios',
  }),
}

export const noteFields = {
  note: linesField({
    label: m.associations_note,
    hint: m.associations_note_hint,
    audit: 'associationNote',
    required: 'NOTE_REQUIRED',
    longest: longestNote,
  }),
}

export const mailingFields = {
  subject: textField({
    label: m.associations_mailing_subject,
    audit: 'associationMailSubject',
    required: 'SUBJECT_REQUIRED',
    longest: longestMailing.subject,
  }),
  text: linesField({
    label: m.associations_mailing_text,
    hint: m.associations_mailing_text_hint,
    audit: 'associationMailText',
    required: 'TEXT_REQUIRED',
    longest: longestMailing.text,
  }),
  state: optionalChoiceField({
    label: m.associations_state,
    audit: 'associationState',
    values: stateNames,
    none: m.associations_mailing_all_states,
    required: 'STATE_INVALID',
  }),
  institutionCode,
  topicId,
}

const setting = <const Key extends string>(
  label: () => string,
  audit: Key,
  [least, most]: readonly [number, number],
  hint: () => string = () => m.associations_setting_limits({ least, most }),
) => numberField({ label, audit, least, most, invalid: 'NUMBER_INVALID', hint })

export const settingFields = {
  leastFounders: setting(m.associations_setting_founders, 'associationLeastFounders', [1, 50]),
  leastContacts: setting(m.associations_setting_contacts, 'associationLeastContacts', [1, 10]),
  contactsGraceDays: setting(m.associations_setting_grace, 'associationContactsGrace', [1, 365]),
  confirmMonths: setting(m.associations_setting_confirm, 'associationConfirmMonths', [1, 24]),
  welcomeMembers: setting(
    m.associations_setting_welcome_members,
    'associationWelcomeMembers',
    [1, 1000],
  ),
  welcomeMonths: setting(
    m.associations_setting_welcome_months,
    'associationWelcomeMonths',
    [1, 24],
  ),
  lapseDays: setting(m.associations_setting_lapse, 'associationLapseDays', [0, 365]),
  dailyNewsletters: setting(
    m.associations_setting_newsletters,
    'associationDailyNewsletters',
    [1, 20],
  ),
}

export const topicFields = {
  name: localizedField({
    label: m.associations_topic_name,
    audit: 'associationTopicName',
    required: 'TOPIC_NAME_REQUIRED',
    longest: 60,
  }),
}
