import type { AuditNames } from '#core/audit/audit-names.ts'
import { m } from '#messages'

export const auditNames = {
  actions: {
    'membership-type-saved': m.audit_membership_type_saved,
    'fitness-settings-saved': m.audit_fitness_settings_saved,
    'fitness-payment-registered': m.audit_fitness_payment_registered,
  },
  subjects: {
    'membership-type': { name: m.audit_subject_membership_type, show: (id) => id },
    'fitness-settings': { name: m.audit_subject_fitness_settings },
    'fitness-invoice': { name: m.audit_subject_fitness_invoice, show: (id) => id },
  },
  fields: {
    nameNo: { name: m.membership_type_name_no },
    nameEn: { name: m.membership_type_name_en },
    noteNo: { name: m.membership_type_note_no },
    noteEn: { name: m.membership_type_note_en },
    isForStudents: { name: m.membership_type_for_students },
    payment: {
      name: m.membership_type_payment,
      values: { monthly: m.membership_payment_monthly, once: m.membership_payment_once },
    },
    months: { name: m.membership_type_months },
    membershipPriceOre: { name: m.audit_membership_price },
    startFeeOre: { name: m.audit_start_fee },
    isOffered: { name: m.membership_type_offered },
    freezeNotice: { name: m.fitness_freeze_notice },
    firstYearFreeze: { name: m.fitness_first_year_freeze },
    laterFreeze: { name: m.fitness_later_freeze },
    uncommittedFreeze: { name: m.fitness_uncommitted_freeze },
    terminationNotice: { name: m.fitness_termination_notice },
    fitnessPaidOn: { name: m.fitness_paid_on },
  },
} satisfies AuditNames
