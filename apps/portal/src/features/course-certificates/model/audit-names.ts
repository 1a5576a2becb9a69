import type { AuditNames } from '#core/audit/audit-names.ts'
import { m } from '#messages'

export const auditNames = {
  actions: { 'course-certificate-opened': m.certificate_audit_opened },
  subjects: { 'course-certificate': { name: m.certificate_audit_subject } },
  fields: { certificateCourse: { name: m.certificate_audit_course } },
} satisfies AuditNames
