import { accountErrorText } from '#core/accounts/forms/refusal-messages.ts'
import type { KindergartenRefusal } from '#core/kindergartens/refusals.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { MessageRefusal } from './refusals.ts'

type Known =
  | MessageRefusal
  | Extract<
      KindergartenRefusal,
      | 'KINDERGARTEN_NOT_FOUND'
      | 'DEPARTMENT_NOT_FOUND'
      | 'CHILD_NOT_FOUND'
      | 'CHILD_NOT_ENROLLED'
      | 'GUARDIAN_NOT_FOUND'
      | 'THREAD_NOT_FOUND'
      | 'STRONG_LOGIN_REQUIRED'
      | 'MESSAGE_WITHOUT_READER'
    >

const texts: Readonly<Record<string, () => string>> = {
  KINDERGARTEN_NOT_FOUND: m.kindergarten_messages_kindergarten_gone,
  DEPARTMENT_NOT_FOUND: m.kindergarten_messages_department_gone,
  CHILD_NOT_FOUND: m.kindergarten_messages_child_gone,
  CHILD_NOT_ENROLLED: m.kindergarten_messages_child_without_place,
  GUARDIAN_NOT_FOUND: m.kindergarten_messages_guardian_gone,
  THREAD_NOT_FOUND: m.kindergarten_messages_thread_gone,
  NOTICE_NOT_FOUND: m.kindergarten_messages_notice_gone,
  STRONG_LOGIN_REQUIRED: m.kindergarten_messages_strong_required,
  STRONG_LOGIN_NOT_OFFERED: m.kindergarten_messages_strong_not_offered,
  MESSAGE_WITHOUT_READER: m.kindergarten_messages_without_reader,
} satisfies Record<Known, () => string>

const ownText = (failure: unknown): string | undefined =>
  failure instanceof ApiError ? texts[failure.code]?.() : undefined

/** The message to a guardian when something failed. */
export const guardianErrorText = (failure: unknown): string =>
  ownText(failure) ?? accountErrorText(failure)

/** The message to staff. */
export const staffMessageErrorText = (failure: unknown): string =>
  ownText(failure) ?? staffErrorText(failure)

const fieldTexts: Readonly<Record<string, () => string>> = {
  CHILD_REQUIRED: m.kindergarten_messages_child_required,
  AUDIENCE_REQUIRED: m.kindergarten_messages_audience_required,
  SUBJECT_REQUIRED: m.kindergarten_messages_subject_required,
  TEXT_REQUIRED: m.kindergarten_messages_text_required,
  CONFIRM_REQUIRED: m.kindergarten_messages_confirm_required,
  TOO_LONG: m.account_too_long,
  LOOKS_LIKE_NATIONAL_ID: m.looks_like_national_id,
}

/** The text beside a field. */
export const messageFieldText = (code: string): string =>
  (Object.hasOwn(fieldTexts, code) ? fieldTexts[code]?.() : undefined) ??
  m.account_invalid_request()
