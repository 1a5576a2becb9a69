import type { ContentField } from '#core/grants/application/content-changes.ts'
import { contentNames } from '#core/grants/content-names.ts'
import type { ApplicationState } from '#core/grants/states.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatList } from '#platform/format.ts'
import { formatKroner } from '#platform/format-kroner.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDate, formatDateAndTime, formatDayYearAndTime } from '#platform/time/format.ts'
import type { ChecklistDocument, OwnApplication } from '../model/contract.ts'
import type { Problem } from '../model/find-problems.ts'

export const stateNames: Readonly<Record<ApplicationState, () => string>> = {
  draft: m.grant_applications_state_draft,
  sent: m.grant_applications_state_sent,
  incomplete: m.grant_applications_state_incomplete,
  'in-review': m.grant_applications_state_review,
  granted: m.grant_applications_state_granted,
  refused: m.grant_applications_state_refused,
  appealed: m.grant_applications_state_appealed,
  withdrawn: m.grant_applications_state_withdrawn,
}

export const stateTones = {
  draft: 'info',
  sent: 'success',
  incomplete: 'warning',
  'in-review': 'info',
  granted: 'success',
  refused: 'danger',
  appealed: 'info',
  withdrawn: 'neutral',
} as const satisfies Record<ApplicationState, string>

export const instantText = (instant: string): string =>
  formatDateAndTime(new Date(instant), getLocale())

/** A deadline or a meeting: with its weekday. */
export const timeText = (instant: string): string => formatDayYearAndTime(new Date(instant))

export const dayText = (day: string): string => formatDate(noonOf(day), getLocale())

/** What happens now: who acts, and by when. */
export function nextText(application: OwnApplication): string {
  const { state, round, committeeName } = application
  const deadline = timeText(round.deadlineAt)
  const inputs = {
    deadline,
    meeting: timeText(round.meetsAt),
    committee: textIn(committeeName),
  }
  switch (state) {
    case 'draft':
      return m.grant_applications_next_draft()
    case 'sent':
      return m.grant_applications_next_sent(inputs)
    case 'incomplete':
      return m.grant_applications_next_incomplete(inputs)
    case 'in-review':
      return m.grant_applications_next_review(inputs)
    case 'granted':
      return m.grant_applications_next_granted()
    case 'refused':
      return m.grant_applications_next_refused()
    case 'appealed':
      return m.grant_applications_next_appealed()
    case 'withdrawn':
      return m.grant_applications_next_withdrawn()
  }
}

type About = Pick<OwnApplication, 'type' | 'round'> & {
  readonly documents: readonly ChecklistDocument[]
}

/** What is missing or wrong, and what to do about it. */
export function problemText({ code, field, documentId }: Problem, about: About): string {
  const { type, round, documents } = about
  switch (code) {
    case 'TITLE_MISSING':
      return m.grant_applications_problem_title()
    case 'SUMMARY_MISSING':
      return m.grant_applications_problem_summary()
    case 'DESCRIPTION_MISSING':
      return m.grant_applications_problem_description()
    case 'STARTS_MISSING':
      return m.grant_applications_problem_starts()
    case 'ENDS_MISSING':
      return m.grant_applications_problem_ends()
    case 'ENDS_TOO_EARLY':
      return m.grant_applications_problem_order()
    case 'EVENT_TOO_EARLY':
      return m.grant_applications_problem_early({ day: dayText(round.earliestEventOn) })
    case 'PLACE_MISSING':
      return m.grant_applications_problem_place()
    case 'PARTICIPANTS_MISSING':
      return m.grant_applications_problem_participants()
    case 'AMOUNT_MISSING':
      return m.grant_applications_problem_amount()
    case 'AMOUNT_TOO_LOW':
      return m.grant_applications_problem_low({ amount: formatKroner(type.leastOre) })
    case 'AMOUNT_TOO_HIGH':
      return m.grant_applications_problem_high({ amount: formatKroner(type.mostOre) })
    case 'COSTS_MISSING':
      return m.grant_applications_problem_costs()
    case 'LINE_INCOMPLETE':
      return m.grant_applications_problem_line({ part: field ? contentNames[field]() : '' })
    case 'BUDGET_GAP':
      return m.grant_applications_problem_gap()
    case 'DOCUMENT_MISSING': {
      const document = documents.find(({ id }) => id === documentId)
      return m.grant_applications_problem_document({
        document: document ? textIn(document.name) : '',
      })
    }
  }
}

/** Why so many before were refused; null where that is not known. */
export const refusedText = ({ refusedCount: count }: ChecklistDocument): string | null =>
  count === null ? null : m.grant_applications_refused_count({ count })

const typedTexts: Readonly<Record<string, () => string>> = {
  TOO_LONG: m.grant_applications_typed_long,
  CHARACTERS_INVALID: m.grant_applications_typed_characters,
  LOOKS_LIKE_NATIONAL_ID: m.looks_like_national_id,
  DATE_INVALID: m.grant_applications_typed_date,
  NUMBER_INVALID: m.grant_applications_typed_number,
  AMOUNT_INVALID: m.grant_applications_typed_amount,
  TOO_MANY_LINES: m.grant_applications_typed_lines,
}

/** Why a field cannot be saved as it is typed. */
export const typedText = (code: string | undefined): string | undefined =>
  code === undefined ? undefined : (typedTexts[code] ?? m.account_invalid_request)()

export const fieldsText = (fields: readonly ContentField[]): string =>
  formatList(fields.map((field) => contentNames[field]()))

/** Where the field of a form is, and the files of a document. */
export const fieldId = (field: ContentField): string => `grant-${field}`
export const documentFieldId = (documentId: string | null): string =>
  `grant-files-${documentId ?? 'other'}`
export const problemFieldId = ({ field, documentId }: Problem): string =>
  field === null ? documentFieldId(documentId) : fieldId(field)
