import type { AuditNames } from '#core/audit/audit-names.ts'
import { showAmount } from '#core/audit/show-amount.ts'
import { m } from '#messages'

export const auditNames = {
  actions: {
    'health-line-accepted': m.audit_health_line_accepted,
    'health-correction-proposed': m.audit_health_correction_proposed,
    'health-correction-confirmed': m.audit_health_correction_confirmed,
    'health-correction-dropped': m.audit_health_correction_dropped,
    'health-appeal-decided': m.audit_health_appeal_decided,
    'health-repayment-registered': m.audit_health_repayment_registered,
    'health-repayment-confirmed': m.audit_health_repayment_confirmed,
    'health-repayment-dropped': m.audit_health_repayment_dropped,
  },
  subjects: { 'health-refund': { name: m.audit_subject_health_refund } },
  fields: {
    healthGrantedOre: { name: m.audit_field_amount, show: showAmount },
    healthRepaymentOre: { name: m.audit_health_repayment_ore, show: showAmount },
    healthRepaymentKind: {
      name: m.audit_health_repayment_kind,
      values: {
        received: m.audit_health_repayment_received,
        waived: m.audit_health_repayment_waived,
        'taken-back': m.audit_health_repayment_taken_back,
      },
    },
    healthAppealOutcome: {
      name: m.audit_health_appeal_outcome,
      values: {
        changed: m.audit_health_appeal_changed,
        stands: m.audit_health_appeal_stands,
        'not-heard': m.audit_health_appeal_not_heard,
      },
    },
    healthLine: {
      name: m.audit_health_line,
      values: { changed: m.audit_health_line_changed, 'as-sent': m.audit_health_line_as_sent },
    },
  },
} satisfies AuditNames
