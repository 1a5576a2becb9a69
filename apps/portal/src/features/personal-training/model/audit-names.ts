import type { AuditNames } from '#core/audit/audit-names.ts'
import { m } from '#messages'

export const auditNames = {
  actions: {
    'training-request-handled': m.audit_training_request_handled,
  },
  subjects: {
    'training-request': { name: m.audit_subject_training_request },
  },
  fields: {},
} satisfies AuditNames
