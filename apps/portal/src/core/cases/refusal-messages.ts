import { m } from '#messages'
import type { CaseRefusal } from './contract.ts'

/** The text of each refusal. */
export const caseRefusalTexts: Readonly<Record<CaseRefusal, () => string>> = {
  CASE_NOT_FOUND: m.case_not_found,
  CASE_EXISTS: m.case_exists,
  CASE_CHANGED: m.case_changed,
  STEP_NOT_POSSIBLE: m.case_step_not_possible,
  COMMENT_REQUIRED: m.case_comment_required,
  NOTHING_TO_TAKE_BACK: m.case_nothing_to_take_back,
}
