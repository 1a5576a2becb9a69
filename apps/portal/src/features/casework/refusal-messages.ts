import { caseRefusalTexts } from '#core/cases/refusal-messages.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import type { CaseView } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { CaseworkRefusal } from './contract.ts'

const ownTexts = {
  SECRET_NOT_THERE: m.casework_secret_missing,
  NOTE_NOT_FOUND: m.casework_note_not_found,
  NOTE_TOO_OLD: m.casework_note_too_old,
  CHECKLIST_INCOMPLETE: m.checklist_incomplete,
  CHECKLIST_CHANGED: m.checklist_changed,
  CASE_KIND_NOT_FOUND: m.checklist_kind_not_found,
  COLLEAGUE_NOT_FOUND: m.casework_note_colleague_not_found,
} satisfies Record<CaseworkRefusal, () => string>

const texts: Readonly<Record<string, () => string>> = { ...caseRefusalTexts, ...ownTexts }

/** The message to staff when a call about a case failed; a kind has texts for its own refusals. */
export function caseErrorText(failure: unknown, view?: CaseView): string {
  const code = failure instanceof ApiError ? failure.code : ''
  const known = { ...texts, ...view?.refusalTexts }
  const text = Object.hasOwn(known, code) ? known[code] : undefined
  return text ? text() : staffErrorText(failure)
}
