import { nationalIdSecret } from '#core/cases/contract.ts'
import type { CaseAction, CaseDecision, CaseStatus } from '#core/cases/rules.ts'
import type { CaseView } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'
import { daysBetween } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { DateText } from '#ui/data-table/DueTag.tsx'
import type { CaseState } from './case-filters.ts'
import type { CaseLine, CaseStep, CaseWarning } from './contract.ts'

export const statusNames = {
  OPPRETTET: m.case_status_created,
  ENDRET_AV_KUNDE: m.case_status_changed_by_customer,
  KOMMENTERT_VENTER_PA_KUNDE: m.case_status_waiting_for_customer,
  AVVIST: m.case_status_rejected,
  INNVILGET: m.case_status_approved,
  TRUKKET: m.case_status_withdrawn,
  BORTFALT: m.case_status_lapsed,
} satisfies Record<CaseStatus, () => string>

export const stateNames = {
  waiting: m.casework_state_waiting,
  overdue: m.casework_state_overdue,
  'late-decision': m.casework_state_late_decision,
  ...statusNames,
  all: m.casework_state_all,
} satisfies Record<CaseState, () => string>

export const decisionNames = {
  approve: m.case_approve,
  reject: m.case_reject,
  'ask-for-changes': m.case_ask_for_changes,
  reopen: m.case_reopen,
  withdraw: m.case_withdraw,
  defer: m.case_defer,
} satisfies Record<CaseDecision, () => string>

type Decided = Pick<CaseLine, 'status' | 'decision' | 'isDecisionLate'>

/** Its status, and a decision that has not taken effect yet, or did not when it should have. */
export function statusText({ status, decision, isDecisionLate }: Decided): string {
  if (decision === null) return statusNames[status]()
  const text = isDecisionLate ? m.casework_decided_in_vain : m.casework_decided_soon
  return text({ decision: decisionNames[decision]() })
}

const statusTones = {
  OPPRETTET: 'info',
  ENDRET_AV_KUNDE: 'info',
  KOMMENTERT_VENTER_PA_KUNDE: 'warning',
  AVVIST: 'danger',
  INNVILGET: 'success',
  TRUKKET: 'neutral',
  BORTFALT: 'neutral',
} as const satisfies Record<CaseStatus, string>

/** The colour of its status, which `statusText` says in words. */
export function toneOf({ status, decision, isDecisionLate }: Decided) {
  if (decision === null) return statusTones[status]
  return isDecisionLate ? 'danger' : 'warning'
}

/** Whole days by the calendar, `0` for today. */
export function ageInDays(at: string, now: Date): number {
  return Math.max(0, daysBetween(osloDate(new Date(at)), osloDate(now)))
}

/** `i dag`, `1 dag`, `12 dager`. */
export function ageText(at: string, now: Date): string {
  const days = ageInDays(at, now)
  return days === 0 ? m.casework_today() : m.casework_days({ count: days })
}

/** By when staff should answer; empty while it is not theirs to act. */
export function dueText(
  { dueAt, isOverdue }: Pick<CaseLine, 'dueAt' | 'isOverdue'>,
  now: Date,
  dateText: DateText,
): string {
  if (dueAt === null) return ''
  const due = new Date(dueAt)
  const days = daysBetween(osloDate(now), osloDate(due))
  if (isOverdue)
    return days === 0
      ? m.casework_overdue_today()
      : m.casework_overdue_by({ days: m.casework_days({ count: -days }) })
  if (days === 0) return m.casework_due_today()
  return m.casework_due_on({
    date: dateText(due),
    days: m.casework_days({ count: days }),
  })
}

/** A kind without a view is shown by its id. */
export function kindName(views: readonly CaseView[], kind: string): string {
  return findView(views, kind)?.name() ?? kind
}

export function findView(views: readonly CaseView[], kind: string): CaseView | undefined {
  return views.find((view) => view.kind === kind)
}

export function warningText(view: CaseView | undefined, { code, details }: CaseWarning): string {
  return view?.warningTexts?.[code]?.(details) ?? m.casework_warning_unknown()
}

export function secretName(view: CaseView | undefined, secret: string): string {
  if (secret === nationalIdSecret) return m.casework_secret_national_id()
  return view?.secretNames?.[secret]?.() ?? secret
}

const byStaff = {
  approve: m.casework_step_approve,
  reject: m.casework_step_reject,
  'ask-for-changes': m.casework_step_changes,
  reopen: m.casework_step_reopen,
  withdraw: m.casework_step_withdraw,
  defer: m.casework_step_defer,
} satisfies Record<CaseDecision, (inputs: { name: string }) => string>

const ofOthers: Readonly<Partial<Record<CaseAction, () => string>>> = {
  edit: m.casework_edited_by_applicant,
  change: m.casework_edited_by_applicant,
  retract: m.casework_step_retract,
  lapse: m.casework_step_lapse,
  resend: m.casework_step_resend,
}

/** What happened, and who did it. */
export function stepText({ action, name }: CaseStep): string {
  const alone = ofOthers[action]
  return alone ? alone() : byStaff[action as CaseDecision]({ name })
}
