/**
 * The states of a case and who may lead from one to another (specification, section 4; decisions,
 * deposit account application). The database holds the same graph: `sql/case_step_target.sql`.
 */

export const caseStatuses = [
  /** Sent by the student. */
  'OPPRETTET',
  /** Sent again by the student. */
  'ENDRET_AV_KUNDE',
  /** Asked for changes, and waiting for the student. */
  'KOMMENTERT_VENTER_PA_KUNDE',
  /** Rejected. */
  'AVVIST',
  /** Approved. */
  'INNVILGET',
  /** Approved, and withdrawn by staff before anything came of it; or withdrawn by the applicant. */
  'TRUKKET',
  /** Approved, and lapsed because the student let a deadline pass. */
  'BORTFALT',
] as const
export type CaseStatus = (typeof caseStatuses)[number]

/** What staff decide. */
export const caseDecisions = [
  'approve',
  'reject',
  'ask-for-changes',
  'reopen',
  'withdraw',
  'defer',
] as const
export type CaseDecision = (typeof caseDecisions)[number]

/** Decisions that undo an approval: only in kinds that have them (`CaseKind.afterApproval`). */
export const decisionsAfterApproval = ['withdraw', 'defer'] as const
export type DecisionAfterApproval = (typeof decisionsAfterApproval)[number]
export const isAfterApproval = (decision: CaseDecision): decision is DecisionAfterApproval =>
  decision === 'withdraw' || decision === 'defer'

export const caseActions = [
  ...caseDecisions,
  'edit',
  /** The applicant changes what nobody has decided: in kinds that allow it until a deadline. */
  'change',
  /** The applicant does not want it any more, or not what was approved. */
  'retract',
  'lapse',
  /** What was approved could not take effect: the student says what is right instead. */
  'resend',
] as const
export type CaseAction = (typeof caseActions)[number]

/** `system`: a job, by a deadline. */
export const caseActors = ['customer', 'staff', 'system'] as const
export type CaseActor = (typeof caseActors)[number]

type Step = { readonly to: CaseStatus; readonly by: CaseActor }

const decided: Readonly<Record<'approve' | 'reject', Step>> = {
  approve: { to: 'INNVILGET', by: 'staff' },
  reject: { to: 'AVVIST', by: 'staff' },
}
const askForChanges: Step = { to: 'KOMMENTERT_VENTER_PA_KUNDE', by: 'staff' }
const edit: Step = { to: 'ENDRET_AV_KUNDE', by: 'customer' }
const retract: Step = { to: 'TRUKKET', by: 'customer' }

const graph: Readonly<Record<CaseStatus, Readonly<Partial<Record<CaseAction, Step>>>>> = {
  OPPRETTET: { ...decided, 'ask-for-changes': askForChanges, change: edit, retract },
  ENDRET_AV_KUNDE: { ...decided, 'ask-for-changes': askForChanges, change: edit, retract },
  KOMMENTERT_VENTER_PA_KUNDE: { ...decided, edit, retract },
  AVVIST: { edit, reopen: { to: 'OPPRETTET', by: 'staff' } },
  INNVILGET: {
    withdraw: { to: 'TRUKKET', by: 'staff' },
    defer: { to: 'INNVILGET', by: 'staff' },
    retract,
    lapse: { to: 'BORTFALT', by: 'system' },
    resend: { to: 'ENDRET_AV_KUNDE', by: 'customer' },
  },
  TRUKKET: {},
  BORTFALT: {},
}

/** @returns the status that follows; `null` when this may not be done, or not by them */
export function stepTarget(
  from: CaseStatus,
  action: CaseAction,
  actor: CaseActor,
): CaseStatus | null {
  const step = graph[from][action]
  return step?.by === actor ? step.to : null
}

/** What staff may decide about a case in this state. */
export function possibleDecisions(status: CaseStatus): CaseDecision[] {
  return caseDecisions.filter((decision) => stepTarget(status, decision, 'staff') !== null)
}

/** Nothing follows: the case is closed, and the same person may ask again. */
export const endedStatuses = ['TRUKKET', 'BORTFALT'] as const satisfies readonly CaseStatus[]
export const isEnded = (status: string): boolean =>
  (endedStatuses as readonly string[]).includes(status)

/** Whether it is for staff to act; otherwise for the student, or for nobody. */
export function waitsForStaff(status: CaseStatus): boolean {
  return status === 'OPPRETTET' || status === 'ENDRET_AV_KUNDE'
}

/** Days within which staff answer, where a kind says nothing else. */
export const usualDeadlineDays = 14

/** Whether the student must get a reason, and what to do. */
export function needsComment(decision: CaseDecision): boolean {
  return decision === 'reject' || decision === 'ask-for-changes' || decision === 'withdraw'
}

/** How long staff can take a decision back, in seconds. The student is notified afterwards. */
export const graceSeconds = 120
