import type { AuditNames } from '#core/audit/audit-names.ts'
import { m } from '#messages'
import { doorStateNames, unpaidReasonNames } from './state-names.ts'

export const auditNames = {
  actions: {
    // The log has these keys since the first version.
    'course-let-in': m.course_checkin_audit_admitted,
    'course-let-in-undone': m.course_checkin_audit_undone,
    'course-attendance-corrected': m.course_checkin_audit_corrected,
    'course-correction-removed': m.course_checkin_audit_removed,
    'course-holder-corrected': m.course_checkin_audit_holder,
  },
  subjects: { 'course-attendee': { name: m.course_checkin_audit_subject } },
  fields: {
    courseDateId: { name: m.course_checkin_audit_date, isReference: true },
    courseScannedAt: { name: m.course_checkin_audit_at },
    courseTicketState: {
      name: m.course_checkin_audit_state,
      values: doorStateNames,
    },
    courseUnpaidReason: { name: m.course_checkin_unpaid_why, values: unpaidReasonNames },
    courseHolder: { name: m.course_checkin_holder },
    courseWasThere: {
      name: m.course_checkin_audit_was_there,
      values: { yes: m.course_checkin_yes, no: m.course_checkin_no },
    },
    courseAttendanceReason: { name: m.course_checkin_reason },
  },
} satisfies AuditNames
