import { isEmailAddress, writeEmailAddress } from '@trivsel/content-contract/email-address'
import { perLocale } from '@trivsel/content-contract/locales'
import { z } from 'zod/mini'
import { longest } from '#core/associations/limits.ts'
import {
  choicesField,
  localizedField,
  optionalKeyField,
  optionalReferenceField,
  textField,
  yesOrNoField,
} from '#core/editable/fields.ts'
import { institutionCodePattern } from '#core/studies/institution-code.ts'
import { m } from '#messages'
import { languageName } from '#platform/format.ts'
import { type Localized, textIn } from '#platform/i18n/localized.ts'
import { isOrganisationNumber } from '#platform/norwegian-numbers.ts'
import { uuidQuery } from '#platform/routing/page.ts'

/** What a public page can be filed under. */
export type ProfileChoices = {
  readonly institutions: readonly { readonly code: string; readonly name: Localized }[]
  readonly campuses: readonly { readonly id: number; readonly name: Localized }[]
  readonly topics: readonly { readonly id: string; readonly name: Localized }[]
}

const orNothing = (fits: (text: string) => boolean, code: string) =>
  z.refine<string>((text) => text === '' || fits(text), code)

const longestWebsite = 300

/** An address that a browser can open, and that leads to nobody's account. */
export function isWebsite(text: string): boolean {
  if (text.length > longestWebsite || !/^https:\/\/[^\s\\]+$/.test(text)) return false
  const url = URL.parse(text)
  return url !== null && url.username === '' && url.password === '' && url.hostname.includes('.')
}

const none = (text: string) => ({ value: '', text })

/** All that a board says of its association, in the order of the form. */
export const profileFields = {
  purpose: localizedField({
    label: m.association_field_purpose,
    hint: m.association_field_purpose_hint,
    longest: longest.purpose,
    audit: 'associationPurpose',
  }),
  description: localizedField({
    label: m.association_field_description,
    hint: m.association_field_description_hint,
    longest: longest.description,
    lines: true,
    audit: 'associationDescription',
  }),
  howToJoin: localizedField({
    label: m.association_field_how_to_join,
    hint: m.association_field_how_to_join_hint,
    longest: longest.howToJoin,
    lines: true,
    audit: 'associationHowToJoin',
  }),
  languages: choicesField({
    label: m.association_field_languages,
    hint: m.association_field_languages_hint,
    values: perLocale((locale) => () => languageName(locale)),
    required: 'LANGUAGES_REQUIRED',
    audit: 'associationLanguages',
  }),
  topicId: optionalKeyField({
    label: m.association_field_topic,
    options: ({ topics }: ProfileChoices) => [
      none(m.association_field_no_topic()),
      ...topics.map(({ id, name }) => ({ value: id, text: textIn(name) })),
    ],
    pattern: uuidQuery,
    required: 'TOPIC_NOT_FOUND',
    audit: 'associationOwnTopic',
  }),
  institutionCode: optionalKeyField({
    label: m.association_field_institution,
    options: ({ institutions }: ProfileChoices) => [
      none(m.association_field_all_institutions()),
      ...institutions.map(({ code, name }) => ({ value: code, text: textIn(name) })),
    ],
    pattern: institutionCodePattern,
    required: 'INSTITUTION_NOT_FOUND',
    audit: 'associationOwnInstitution',
  }),
  campusId: optionalReferenceField({
    label: m.association_field_campus,
    options: ({ campuses }: ProfileChoices) => [
      none(m.association_field_no_campus()),
      ...campuses.map(({ id, name }) => ({ value: String(id), text: textIn(name) })),
    ],
    required: 'CAMPUS_NOT_FOUND',
    audit: 'associationOwnCampus',
  }),
  welcomesNew: yesOrNoField({
    label: m.association_field_welcomes_new,
    hint: m.association_field_welcomes_new_hint,
    control: 'radios',
    audit: 'associationWelcomesNew',
  }),
  isOpenToAll: yesOrNoField({
    label: m.association_field_open_to_all,
    hint: m.association_field_open_to_all_hint,
    control: 'radios',
    audit: 'associationOpenToAll',
  }),
  contactEmail: textField({
    label: m.association_field_email,
    hint: m.association_field_email_hint,
    longest: 254,
    also: orNothing((text) => isEmailAddress(writeEmailAddress(text)), 'EMAIL_INVALID'),
    audit: 'associationEmail',
  }),
  showsEmail: yesOrNoField({
    label: m.association_field_shows_email,
    hint: m.association_field_shows_email_hint,
    control: 'radios',
    audit: 'associationShowsEmail',
  }),
  website: textField({
    label: m.association_field_website,
    hint: m.association_field_website_hint,
    longest: longestWebsite,
    also: orNothing(isWebsite, 'WEBSITE_INVALID'),
    audit: 'associationWebsite',
  }),
  organisationNumber: textField({
    label: m.association_field_number,
    hint: m.association_field_number_hint,
    longest: 20,
    also: orNothing((text) => isOrganisationNumber(text.replace(/\s/gu, '')), 'NUMBER_INVALID'),
    audit: 'associationNumber',
  }),
}
