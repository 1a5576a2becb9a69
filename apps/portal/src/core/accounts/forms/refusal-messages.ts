import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { errorText } from '#ui/error-text.ts'
import type { AccountRefusal } from '../contract.ts'

/** Refusals without a text in the catalogue of the specification. */
type OwnRefusal = Exclude<
  AccountRefusal,
  'ny.bruker.fodselsdato.ugyldig' | 'login.aktiverbruker.aktivert.epostadresse'
>

const texts: Readonly<Record<string, () => string>> = {
  ...({
    INVALID_EMAIL_OR_PASSWORD: m.login_wrong,
    WRONG_PASSWORD: m.account_wrong_password,
    UNAUTHENTICATED: m.account_signed_out,
    FORBIDDEN: m.account_forbidden,
    TOO_MANY_LOGIN_ATTEMPTS: m.account_too_many_attempts,
    TOO_MANY_ATTEMPTS: m.account_too_many_attempts,
    LINK_NOT_VALID: m.account_link_not_valid,
    PASSWORD_TOO_SHORT: m.account_password_too_short,
    PASSWORD_TOO_COMMON: m.account_password_too_common,
  } satisfies Record<OwnRefusal, () => string>),
  INVALID_REQUEST: m.account_invalid_request,
  UNAVAILABLE: m.account_busy,
  UNREACHABLE: m.login_unreachable,
}

/** The text for a failed call to `/api/frontend/accounts`. */
export function accountErrorText(failure: unknown): string {
  const code = failure instanceof ApiError ? failure.code : ''
  return Object.hasOwn(texts, code) ? (texts[code] ?? m.error_default)() : errorText(failure)
}

const fieldTexts: Readonly<Record<string, () => string>> = {
  EMAIL_REQUIRED: m.login_email_required,
  EMAIL_INVALID: m.login_email_invalid,
  PASSWORD_REQUIRED: m.login_password_required,
  PASSWORD_TOO_SHORT: m.account_password_too_short,
  PASSWORD_TOO_COMMON: m.account_password_too_common,
  WRONG_PASSWORD: m.account_wrong_password,
  FIRST_NAME_REQUIRED: m.account_first_name_required,
  LAST_NAME_REQUIRED: m.account_last_name_required,
  NAME_INVALID: m.account_name_invalid,
  NATIONAL_ID_INVALID: m.error_national_id,
  'ny.bruker.fodselsdato.ugyldig': m.error_national_id,
  TOO_LONG: m.account_too_long,
  LOOKS_LIKE_NATIONAL_ID: m.looks_like_national_id,
}

/** The error text beside a field; `undefined` if the field is valid. */
export function fieldText(code: string | undefined): string | undefined {
  if (code === undefined) return undefined
  return Object.hasOwn(fieldTexts, code) ? fieldTexts[code]?.() : m.account_invalid_request()
}
