import type { AccessedData } from '#core/access-log/tables.server.ts'
import type { AuditNames } from '#core/audit/audit-names.ts'
import { showAmount } from '#core/audit/show-amount.ts'
import { auditFieldsOf } from '#core/editable/form.ts'
import { m } from '#messages'
import { checklistFields } from './checklist-fields.ts'
import { templateFields } from './template-fields.ts'

export const auditNames = {
  actions: {
    'case-decided': m.audit_case_decided,
    'case-decision-taken-back': m.audit_case_decision_taken_back,
    'case-assigned': m.audit_case_assigned,
    'case-field-shown': m.audit_case_field_shown,
    'case-check-ticked': m.audit_case_check_ticked,
    'case-check-unticked': m.audit_case_check_unticked,
    'case-check-saved': m.audit_case_check_saved,
    'case-check-moved': m.audit_case_check_moved,
    'case-check-removed': m.audit_case_check_removed,
    'case-template-saved': m.audit_case_template_saved,
    'case-template-moved': m.audit_case_template_moved,
    'case-template-removed': m.audit_case_template_removed,
    'case-own-template-saved': m.audit_case_own_template_saved,
    'case-own-template-removed': m.audit_case_own_template_removed,
    'case-note-written': m.audit_case_note_written,
    'case-note-withdrawn': m.audit_case_note_withdrawn,
  },
  subjects: {
    case: { name: m.audit_subject_case },
    'case-check': { name: m.audit_subject_case_check },
    'case-template': { name: m.audit_subject_case_template },
    'case-own-template': { name: m.audit_subject_case_own_template },
  },
  fields: {
    caseStatus: {
      name: m.audit_case_status,
      values: {
        OPPRETTET: m.case_status_created,
        ENDRET_AV_KUNDE: m.case_status_changed_by_customer,
        KOMMENTERT_VENTER_PA_KUNDE: m.case_status_waiting_for_customer,
        AVVIST: m.case_status_rejected,
        INNVILGET: m.case_status_approved,
        TRUKKET: m.case_status_withdrawn,
        BORTFALT: m.case_status_lapsed,
      },
    },
    caseDecision: {
      name: m.audit_case_decision,
      values: {
        approve: m.case_approve,
        reject: m.case_reject,
        'ask-for-changes': m.case_ask_for_changes,
        reopen: m.case_reopen,
        withdraw: m.case_withdraw,
        defer: m.case_defer,
      },
    },
    caseField: {
      name: m.audit_case_field,
      values: {
        'national-id': m.audit_case_national_id,
        'account-number': m.audit_case_account_number,
        'all-data': m.audit_case_all_data,
        'health-refund': m.audit_case_health_refund,
      } satisfies Record<AccessedData, () => string>,
    },
    caseTerms: { name: m.audit_case_terms },
    caseAmountOre: { name: m.audit_case_amount, show: showAmount },
    caseReason: { name: m.audit_case_reason },
    caseCheck: { name: m.audit_subject_case_check, isReference: true },
    ...auditFieldsOf(checklistFields),
    ...auditFieldsOf(templateFields),
    casePlace: { name: m.audit_case_place },
    caseNotified: { name: m.audit_case_notified, isReference: true },
    caseAssignee: { name: m.audit_case_assignee, isReference: true },
  },
} satisfies AuditNames
