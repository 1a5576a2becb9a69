import type { AuditNames } from '#core/audit/audit-names.ts'
import { m } from '#messages'
import { documentNames } from './document-names.ts'

export const auditNames = {
  actions: {
    'national-id-confirmed': m.audit_national_id_confirmed,
  },
  subjects: {
    account: { name: m.audit_subject_account },
  },
  fields: {
    document: { name: m.audit_field_document, values: documentNames },
  },
} satisfies AuditNames
