import type { AuditNames } from '#core/audit/audit-names.ts'
import { m } from '#messages'

export const auditNames = {
  actions: {
    'inquiry-answered': m.audit_inquiry_answered,
    'inquiry-note-written': m.audit_inquiry_note_written,
    'inquiry-assigned': m.audit_inquiry_assigned,
    'inquiry-moved': m.audit_inquiry_moved,
    'inquiry-closed': m.audit_inquiry_closed,
    'inquiry-reopened': m.audit_inquiry_reopened,
  },
  subjects: { inquiry: { name: m.audit_subject_inquiry } },
  fields: {
    inquiryState: {
      name: m.data_inquiry_state,
      values: {
        waiting: m.inbox_state_waiting,
        answered: m.inbox_state_answered,
        closed: m.inbox_state_closed,
      },
    },
    inquiryCategory: { name: m.inbox_category },
    inquiryAssignee: { name: m.inbox_assignee, isReference: true },
  },
} satisfies AuditNames
