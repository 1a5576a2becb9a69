import type { AuditNames } from '#core/audit/audit-names.ts'
import { m } from '#messages'

export const auditNames = {
  actions: {
    'suggestion-box-handled': m.audit_suggestion_box_handled,
  },
  subjects: {
    'suggestion-box-entry': { name: m.audit_subject_suggestion_box },
  },
  fields: {},
} satisfies AuditNames
