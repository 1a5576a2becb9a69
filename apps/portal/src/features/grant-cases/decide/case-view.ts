import { lazy } from 'react'
import { stateNames } from '#core/associations/names.ts'
import type { AssociationState } from '#core/associations/states.ts'
import { gapText } from '#core/grants/components/BudgetTable.tsx'
import { grantCaseKind } from '#core/grants/grant-case.ts'
import type { CaseView } from '#core/staff-area/staff-offer.ts'
import { institutionGroups } from '#core/studies/queries.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatShortDate } from '#platform/time/format.ts'
import type { GrantWarning } from './grant-warnings.ts'

const dayText = (day: string | undefined) => (day ? formatShortDate(noonOf(day)) : '')

const warningTexts = {
  ASSOCIATION_NOT_ACTIVE: ({ state }) =>
    m.grant_cases_warning_state({
      state: (state ? stateNames[state as AssociationState]() : '').toLowerCase(),
    }),
  ASSOCIATION_MERGED: ({ name = '' }) => m.grant_cases_warning_merged({ name }),
  NOBODY_ANSWERS: () => m.grant_cases_warning_nobody(),
  ASSIGNEE_INVOLVED: () => m.grant_cases_warning_involved(),
  ROUND_CANCELLED: () => m.grant_cases_warning_cancelled(),
  MEETING_AGREED: () => m.grant_cases_warning_agreed(),
  EVENT_TOO_EARLY: ({ day, earliest }) =>
    m.grant_cases_warning_early({ day: dayText(day), earliest: dayText(earliest) }),
  DOCUMENT_MISSING: (names) => m.grant_cases_warning_document({ names: names[getLocale()] ?? '' }),
  FILE_DIFFERS: ({ names = '' }) => m.grant_cases_warning_file({ names }),
  BUDGET_DIFFERS: ({ ore }) => gapText(Number(ore)),
  AMOUNT_OUTSIDE: ({ ore }) =>
    Number(ore) > 0
      ? m.grant_cases_warning_above({ amount: formatKroner(Number(ore)) })
      : m.grant_cases_warning_below({ amount: formatKroner(-Number(ore)) }),
  REPORT_MISSING: ({ titles = '' }) => m.grant_cases_warning_report({ titles }),
  TITLE_BEFORE: () => m.grant_cases_warning_title(),
  SAME_TYPE: () => m.grant_cases_warning_same_type(),
} satisfies Record<GrantWarning, (details: Readonly<Record<string, string>>) => string>

/** What staff see of an application for a grant, and say about it. */
export const grantView: CaseView = {
  kind: grantCaseKind,
  name: m.grant_cases_kind,
  View: lazy(() => import('./components/StaffGrantView.tsx')),
  warningTexts,
  groups: institutionGroups,
  suggestedChecks: [
    { text: m.grant_cases_check_documents, isRequired: true },
    { text: m.grant_cases_check_statutes, isRequired: true },
    { text: m.grant_cases_check_budget, isRequired: true },
    { text: m.grant_cases_check_day, isRequired: true },
    { text: m.grant_cases_check_reports, isRequired: false },
  ],
  suggestedTemplates: [
    { name: m.grant_cases_template_document, text: m.grant_cases_template_document_text },
    { name: m.grant_cases_template_unreadable, text: m.grant_cases_template_unreadable_text },
    { name: m.grant_cases_template_budget, text: m.grant_cases_template_budget_text },
    { name: m.grant_cases_template_statutes, text: m.grant_cases_template_statutes_text },
    { name: m.grant_cases_template_early, text: m.grant_cases_template_early_text },
  ],
}
