import type { CaseDecision, CaseStatus } from '#core/cases/rules.ts'
import type { CaseView } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'
import type { CaseLine, CaseStep } from './contract.ts'

export const statusNames = {
  OPPRETTET: m.case_status_created,
  ENDRET_AV_KUNDE: m.case_status_changed_by_customer,
  KOMMENTERT_VENTER_PA_KUNDE: m.case_status_waiting_for_customer,
  AVVIST: m.case_status_rejected,
  INNVILGET: m.case_status_approved,
} satisfies Record<CaseStatus, () => string>

export const decisionNames = {
  approve: m.case_approve,
  reject: m.case_reject,
  'ask-for-changes': m.case_ask_for_changes,
  reopen: m.case_reopen,
} satisfies Record<CaseDecision, () => string>

/** Where it stands, and what is on its way. */
export function statusText({ status, decision }: Pick<CaseLine, 'status' | 'decision'>): string {
  return decision === null
    ? statusNames[status]()
    : m.casework_decided_soon({ decision: decisionNames[decision]() })
}

/** A kind that no feature knows any more stands for itself. */
export function kindName(views: readonly CaseView[], kind: string): string {
  return views.find((view) => view.kind === kind)?.name() ?? kind
}

const byStaff = {
  approve: m.casework_step_approve,
  reject: m.casework_step_reject,
  'ask-for-changes': m.casework_step_changes,
  reopen: m.casework_step_reopen,
} satisfies Record<CaseDecision, (inputs: { name: string }) => string>

/** What happened, and who did it. */
export function stepText({ action, name }: CaseStep): string {
  return action === 'edit' ? m.casework_edited_by_student() : byStaff[action]({ name })
}
