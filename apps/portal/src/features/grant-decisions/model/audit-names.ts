import type { AuditNames } from '#core/audit/audit-names.ts'
import { showAmount } from '#core/audit/show-amount.ts'
import { m } from '#messages'

export const auditNames = {
  actions: {
    'grant-meeting-agreed': m.audit_grant_meeting_agreed,
    'grant-meeting-reopened': m.audit_grant_meeting_reopened,
    'grant-minutes-corrected': m.audit_grant_minutes_corrected,
    'grant-meeting-released': m.audit_grant_meeting_released,
    'grant-appeal-registered': m.audit_grant_appeal_registered,
    'grant-appeal-registration-dropped': m.audit_grant_appeal_registration_dropped,
    'grant-appeal-confirmed': m.audit_grant_appeal_confirmed,
    'grant-correction-proposed': m.audit_grant_correction_proposed,
    'grant-correction-dropped': m.audit_grant_correction_dropped,
    'grant-correction-confirmed': m.audit_grant_correction_confirmed,
  },
  subjects: {
    'grant-meeting': { name: m.audit_subject_grant_meeting },
    'grant-appeal': { name: m.audit_subject_grant_appeal },
    'grant-correction': { name: m.audit_subject_grant_correction },
  },
  fields: {
    grantDecisionOre: { name: m.audit_field_amount, show: showAmount },
    grantDecisionReason: { name: m.grant_decisions_reason },
    grantDecisionCount: { name: m.audit_field_grant_decision_count },
    grantDecisionOutcome: {
      name: m.audit_field_grant_decision_outcome,
      values: {
        granted: m.grant_decisions_outcome_granted,
        refused: m.grant_decisions_outcome_refused,
        stands: m.grant_decisions_appeal_stands,
        changed: m.grant_decisions_appeal_changed,
        'not-heard': m.grant_decisions_appeal_not_heard,
      },
    },
    grantDecisionReference: { name: m.grant_reference },
  },
} satisfies AuditNames
