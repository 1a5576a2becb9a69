import type { AuditNames } from '#core/audit/audit-names.ts'
import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'

export const auditNames = {
  actions: { 'restore-released': m.audit_restore_released },
  subjects: { restore: { name: m.audit_subject_restore, show: (id) => id } },
  fields: {
    backupStartedAt: {
      name: m.audit_field_backup_started_at,
      show: (at) => formatDayAndTime(new Date(String(at))),
    },
    waitingMails: {
      name: m.audit_field_waiting_mails,
      values: { dropped: m.restore_mails_dropped, sent: m.restore_mails_sent },
    },
  },
} satisfies AuditNames
