import { accountErrorText, fieldText } from '#core/accounts/forms/refusal-messages.ts'
import { associationRefusalTexts } from '#core/associations/refusal-messages.ts'
import { fileErrorText } from '#core/files/refusal-messages.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { BoardRefusal, FoundingRefusal, StaffRefusal } from './refusals.ts'

const texts: Readonly<Record<string, () => string>> = {
  ...associationRefusalTexts,
  ...({
    APPLICATION_EXISTS: m.associations_application_exists,
    APPLICATION_NOT_FOUND: m.associations_application_not_found,
    APPLICATION_LOCKED: m.associations_application_locked,
    FOUNDER_TWICE: m.associations_founder_twice,
    FOUNDER_IS_APPLICANT: m.associations_founder_is_applicant,
    FOUNDERS_TOO_FEW: m.associations_founders_too_few,
    STATUTES_REQUIRED: m.associations_statutes_required,
    MINUTES_REQUIRED: m.associations_minutes_required,
    STATUTES_NOT_PDF: m.associations_statutes_not_pdf,
    MINUTES_NOT_PDF: m.associations_minutes_not_pdf,
    FOUNDER_NOT_FOUND: m.associations_founder_not_found,
    FOUNDER_MAIL_SENT: m.associations_founder_mail_sent,
    FOUNDER_LINK_INVALID: m.associations_founder_link_invalid,
    FOUNDER_ANSWERED: m.associations_founder_answered,
    CASE_NOT_FOUND: m.associations_application_not_found,
    CASE_EXISTS: m.associations_application_exists,
  } satisfies Record<FoundingRefusal | 'CASE_NOT_FOUND' | 'CASE_EXISTS', () => string>),
  ...({
    ASSOCIATION_UNFINISHED: m.associations_unfinished,
    NAME_DIFFERS: m.associations_name_differs,
  } satisfies Record<BoardRefusal, () => string>),
  ...({
    STEP_NOT_POSSIBLE: m.associations_step_not_possible,
    MERGE_WITH_ITSELF: m.associations_merge_with_itself,
    MERGE_TARGET_INVALID: m.associations_merge_target_invalid,
    MAILING_CHANGED: m.associations_mailing_changed,
    MAILING_EMPTY: m.associations_mailing_empty,
    TOPIC_NOT_FOUND: m.associations_topic_not_found,
    TOPIC_CHANGED: m.associations_topic_changed,
    TOPIC_IN_USE: m.associations_topic_in_use,
    SETTINGS_CHANGED: m.associations_settings_changed,
  } satisfies Record<StaffRefusal, () => string>),
}

const ownText = (failure: unknown) =>
  failure instanceof ApiError ? texts[failure.code]?.() : undefined

/** The message to an applicant, a founder or a board. */
export const ownErrorText = (failure: unknown): string =>
  ownText(failure) ?? fileErrorText(failure) ?? accountErrorText(failure)

/** The message to staff. */
export const staffFailureText = (failure: unknown): string =>
  ownText(failure) ?? staffErrorText(failure)

const fieldTexts: Readonly<Record<string, () => string>> = {
  NAME_REQUIRED: m.associations_name_required,
  PURPOSE_REQUIRED: m.associations_purpose_required,
  DESCRIPTION_REQUIRED: m.associations_description_required,
  LANGUAGES_REQUIRED: m.associations_languages_required,
  FOUNDER_NAME_REQUIRED: m.associations_founder_name_required,
  EMAIL_REQUIRED: m.associations_contact_email_required,
  TOO_MANY_FILES: m.associations_one_file,
  SUBJECT_REQUIRED: m.associations_subject_required,
  TEXT_REQUIRED: m.associations_text_required,
  CONTACT_NAME_REQUIRED: m.associations_contact_name_required,
  NOTE_REQUIRED: m.associations_note_required,
  CHARACTERS_INVALID: m.associations_characters_invalid,
  NUMBER_INVALID: m.associations_number_invalid,
}

/** The message beside a field, for a code of a form. */
export const ownFieldText = (code: string): string | undefined =>
  fieldTexts[code]?.() ?? texts[code]?.() ?? fieldText(code)

/** The same in the form of a new association, which asks for addresses of founders. */
export const foundingFieldText = (code: string): string | undefined =>
  code === 'EMAIL_REQUIRED' ? m.associations_founder_email_required() : ownFieldText(code)
