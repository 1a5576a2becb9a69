import type { AuditNames } from '#core/audit/audit-names.ts'
import { m } from '#messages'

export const auditNames = {
  actions: {
    'deposit-amount-saved': m.audit_deposit_amount_saved,
    'deposit-deadlines-saved': m.audit_deposit_deadlines_saved,
  },
  subjects: {
    'deposit-amount': { name: m.audit_subject_deposit_amount, show: (id) => id },
    'deposit-deadlines': { name: m.audit_subject_deposit_deadlines },
  },
  fields: {
    depositAmountOre: { name: m.audit_deposit_amount },
    depositSource: { name: m.audit_deposit_source },
    depositAutumnLastDay: { name: m.deposit_deadline_autumn_last_day },
    depositSpringLastDay: { name: m.deposit_deadline_spring_last_day },
    depositAutumnDue: { name: m.deposit_deadline_autumn_due },
    depositSpringDue: { name: m.deposit_deadline_spring_due },
    depositDaysToPay: { name: m.deposit_deadline_days_to_pay },
    depositUsualDays: { name: m.deposit_deadline_usual_days },
    depositLapseDays: { name: m.deposit_deadline_lapse_days },
    depositReminderDays: { name: m.deposit_deadline_reminder_days },
  },
} satisfies AuditNames
