import { m } from '#messages'
import type { LineProblem } from './columns.ts'

/** What is wrong with a line. */
export const lineTexts: Readonly<Record<LineProblem['problem'], () => string>> = {
  EMAIL_REQUIRED: m.register_line_email_required,
  EMAIL_INVALID: m.register_line_email_invalid,
  NAME_REQUIRED: m.register_line_name_required,
  NAME_INVALID: m.register_line_name_invalid,
  TOO_LONG: m.register_line_too_long,
  LOOKS_LIKE_NATIONAL_ID: m.register_line_national_id,
  LANGUAGE_INVALID: m.register_line_language,
  EMAIL_REPEATED: m.register_line_repeated,
  ROLE_UNKNOWN: m.register_line_role_unknown,
  ROLE_AMBIGUOUS: m.register_line_role_ambiguous,
  ROLE_ABOVE_OWN: m.register_line_role_above,
}
