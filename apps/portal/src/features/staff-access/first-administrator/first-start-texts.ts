import { m } from '#messages'

/** What is said when the code of the server does not let somebody in. */
export const firstStartTexts: Readonly<Record<string, () => string>> = {
  FIRST_START_OVER: m.staff_first_over,
  FIRST_CODE_REQUIRED: m.staff_first_code_required,
  FIRST_CODE_WRONG: m.staff_first_code_wrong,
  EMAIL_HAS_ACCOUNT: m.staff_first_email_taken,
}
