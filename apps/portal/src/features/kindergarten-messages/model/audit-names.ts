import type { AuditNames } from '#core/audit/audit-names.ts'
import { m } from '#messages'

export const auditNames = {
  actions: {
    'kindergarten-thread-started': m.audit_kindergarten_thread_started,
    'kindergarten-message-sent': m.audit_kindergarten_message_sent,
    'kindergarten-message-retracted': m.audit_kindergarten_message_retracted,
    'kindergarten-thread-marked': m.audit_kindergarten_thread_marked,
    'kindergarten-notice-sent': m.audit_kindergarten_notice_sent,
    'kindergarten-notice-retracted': m.audit_kindergarten_notice_retracted,
  },
  subjects: {
    'kindergarten-thread': { name: m.audit_subject_kindergarten_thread },
    'kindergarten-notice': { name: m.audit_subject_kindergarten_notice },
  },
  fields: {
    kindergartenMessageId: { name: m.audit_kindergarten_message_id, isReference: true },
    kindergartenThreadSensitive: { name: m.kindergarten_messages_sensitive },
    kindergartenNoticeGuardians: { name: m.audit_kindergarten_notice_guardians },
  },
} satisfies AuditNames
