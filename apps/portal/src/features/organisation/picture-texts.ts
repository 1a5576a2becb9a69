import { fileErrorText } from '#core/files/refusal-messages.ts'
import type { PictureName } from '#core/organisation/pictures/pictures.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'

/** What each picture is called, and what it is for. */
export const pictureTexts: Readonly<
  Record<PictureName, { readonly name: () => string; readonly hint: () => string }>
> = {
  logo: { name: m.organisation_logo, hint: m.organisation_logo_hint },
  'logo-dark': { name: m.organisation_logo_dark, hint: m.organisation_logo_dark_hint },
  mark: { name: m.organisation_mark, hint: m.organisation_mark_hint },
}

const texts: Readonly<Record<string, () => string>> = {
  ORGANISATION_UNNAMED: m.organisation_picture_unnamed,
  PICTURE_NOT_FOUND: m.organisation_picture_gone,
  LOGO_TOO_SMALL: m.organisation_logo_too_small,
  MARK_TOO_SMALL: m.organisation_mark_too_small,
  PICTURE_EMPTY: m.organisation_picture_empty,
  FILE_TYPE_NOT_ALLOWED: m.organisation_picture_wrong_type,
}

/** Why a picture was not taken. */
export function pictureErrorText(failure: unknown, file: { name: string } | null): string {
  const own = failure instanceof ApiError ? texts[failure.code]?.() : undefined
  return own ?? fileErrorText(failure, file ? [file] : []) ?? staffErrorText(failure)
}
