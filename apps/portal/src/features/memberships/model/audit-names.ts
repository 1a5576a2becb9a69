import type { AuditNames } from '#core/audit/audit-names.ts'
import { showAmount } from '#core/audit/show-amount.ts'
import { auditFieldsOf } from '#core/editable/form.ts'
import { m } from '#messages'
import { settingsFields, typeFields } from './setup-fields.ts'

export const auditNames = {
  actions: {
    'membership-type-saved': m.audit_membership_type_saved,
    'fitness-settings-saved': m.audit_fitness_settings_saved,
    'fitness-payment-registered': m.audit_fitness_payment_registered,
    'fitness-payment-undone': m.audit_fitness_payment_undone,
    'fitness-invoice-credited': m.audit_fitness_invoice_credited,
    'fitness-credit-carried-over': m.audit_fitness_credit_carried_over,
    'membership-sold': m.audit_membership_sold,
    'membership-frozen': m.audit_membership_frozen,
    'membership-freeze-taken-back': m.audit_membership_freeze_taken_back,
    'membership-terminated': m.audit_membership_terminated,
    'membership-termination-taken-back': m.audit_membership_termination_taken_back,
    'membership-disqualified': m.audit_membership_disqualified,
    'membership-requalified': m.audit_membership_requalified,
    'members-imported': m.audit_members_imported,
    'member-import-undone': m.audit_member_import_undone,
    'imported-members-invited': m.audit_imported_members_invited,
    'members-exported': m.audit_members_exported,
  },
  subjects: {
    'membership-type': { name: m.audit_subject_membership_type, show: (id) => id },
    'fitness-settings': { name: m.audit_subject_fitness_settings },
    'fitness-member': { name: m.audit_subject_fitness_member },
    'member-import': { name: m.audit_subject_member_import },
    'member-export': { name: m.audit_subject_member_export },
    'fitness-invoice': { name: m.audit_subject_fitness_invoice, show: (id) => id },
  },
  fields: {
    ...auditFieldsOf(typeFields),
    ...auditFieldsOf(settingsFields),
    fitnessPaidOn: { name: m.fitness_paid_on },
    fitnessPaidOre: { name: m.invoice_amount, show: showAmount },
    fitnessCreditNumber: { name: m.credit_note_number },
    fitnessCreditedOre: { name: m.credit_note_credited, show: showAmount },
    fitnessCarriedOre: { name: m.fitness_carried_amount, show: showAmount },
    fitnessInvoiceNumber: { name: m.audit_subject_fitness_invoice },
    membershipSold: { name: m.membership_type },
    membershipStart: { name: m.membership_starts },
    membershipEnd: { name: m.membership_last_day },
    freezeFrom: { name: m.audit_freeze_from },
    freezeTo: { name: m.audit_freeze_to },
    terminationReason: {
      name: m.audit_termination_reason,
      values: {
        OFFER: m.termination_reason_offer,
        ANOTHER_GYM: m.termination_reason_elsewhere,
        NOT_TRAINING: m.termination_reason_not_training,
        PRICE: m.termination_reason_price,
        NOT_STUDENT: m.termination_reason_not_student,
        OTHER: m.termination_reason_other,
      },
    },
    membershipDisqualified: { name: m.audit_membership_disqualification },
    membershipRulesSetAside: {
      name: m.audit_membership_rules_set_aside,
      values: {
        FREEZE_TOO_SOON: m.desk_rule_notice,
        FREEZE_LIMIT: m.desk_rule_limit,
        NO_EMPLOYEES: m.desk_rule_employee,
        STUDENT_FEE_MISSING: m.desk_rule_student,
      },
    },
    membershipChangeReason: { name: m.desk_why },
    memberImportFile: { name: m.member_import_file },
    memberImportAccounts: { name: m.member_import_accounts },
    memberImportAdded: { name: m.member_import_added },
    memberImportChanged: { name: m.member_import_changed },
    memberImportInvited: { name: m.member_import_invited },
    memberExportLines: { name: m.member_export_lines },
    // Only in old entries, which outlive the code that wrote them.
    nameNo: { name: m.membership_type_name_no },
    nameEn: { name: m.membership_type_name_en },
    noteNo: { name: m.membership_type_note_no },
    noteEn: { name: m.membership_type_note_en },
  },
} satisfies AuditNames
