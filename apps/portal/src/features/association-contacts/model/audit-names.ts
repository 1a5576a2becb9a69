import type { AuditNames } from '#core/audit/audit-names.ts'
import { m } from '#messages'

export const auditNames = {
  actions: {
    'association-contact-appointed': m.audit_association_contact_appointed,
    'association-contact-removed': m.audit_association_contact_removed,
    'association-assembly-corrected': m.audit_association_assembly_corrected,
  },
  subjects: {
    'association-contacts': { name: m.audit_subject_association_contacts },
    'association-contact': { name: m.audit_subject_association_contact },
    'association-assembly': { name: m.audit_subject_association_assembly },
  },
  fields: {
    associationContactsWhy: { name: m.association_contacts_why },
    associationAssemblyDay: { name: m.association_assembly_day },
  },
} satisfies AuditNames
