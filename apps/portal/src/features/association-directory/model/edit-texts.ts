import { associationRefusalTexts } from '#core/associations/refusal-messages.ts'
import { localizedFieldText } from '#core/editable/localized-field-text.ts'
import { fileErrorText } from '#core/files/refusal-messages.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { EditRefusal } from './refusals.ts'

const ofAssociations: Readonly<Record<string, () => string>> = associationRefusalTexts
const ofChoices: Readonly<Record<EditRefusal, () => string>> = {
  INSTITUTION_NOT_FOUND: m.association_choice_gone,
  CAMPUS_NOT_FOUND: m.association_choice_gone,
  TOPIC_NOT_FOUND: m.association_choice_gone,
}

/** Why a public page was not saved. */
export function editErrorText(failure: unknown): string {
  const code = failure instanceof ApiError ? failure.code : ''
  if (code === 'ASSOCIATION_CHANGED') return m.association_profile_conflict()
  return ofAssociations[code]?.() ?? staffErrorText(failure)
}

const ofPictures: Readonly<Record<string, () => string>> = {
  PICTURE_TOO_SMALL: m.association_picture_too_small,
  PICTURE_NOT_FOUND: m.association_picture_gone,
  FILE_TYPE_NOT_ALLOWED: m.association_picture_wrong_type,
}

/** Why a picture was not taken. */
export function pictureErrorText(failure: unknown, file: { name: string } | null): string {
  const own = failure instanceof ApiError ? ofPictures[failure.code]?.() : undefined
  return own ?? fileErrorText(failure, file ? [file] : []) ?? editErrorText(failure)
}

const ofFields: Readonly<Record<string, () => string>> = {
  ...ofChoices,
  LANGUAGES_REQUIRED: m.association_languages_required,
  EMAIL_INVALID: m.association_email_invalid,
  SHOWN_EMAIL_REQUIRED: m.association_shown_email_required,
  WEBSITE_INVALID: m.association_website_invalid,
  NUMBER_INVALID: m.association_number_invalid,
  TOO_LONG: m.account_too_long,
  CHARACTERS_INVALID: m.association_characters_invalid,
  LOOKS_LIKE_NATIONAL_ID: m.looks_like_national_id,
  INVALID_REQUEST: m.account_invalid_request,
}

/** The text beside a field. */
export const editFieldText = (code: string, field: string): string | undefined =>
  localizedFieldText({ PURPOSE_REQUIRED: m.association_purpose_required }, code, field) ??
  ofFields[code]?.()

/** The input that a refusal is about. */
export const fieldOfRefusal = {
  INSTITUTION_NOT_FOUND: 'institutionCode',
  CAMPUS_NOT_FOUND: 'campusId',
  TOPIC_NOT_FOUND: 'topicId',
} as const satisfies Record<EditRefusal, string>
