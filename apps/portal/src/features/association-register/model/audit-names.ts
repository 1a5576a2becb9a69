import type { AuditNames } from '#core/audit/audit-names.ts'
import { m } from '#messages'
import { memberStateNames } from './member-words.ts'

export const auditNames = {
  actions: {
    'association-member-corrected': m.audit_association_member_corrected,
    'association-role-given': m.audit_association_role_given,
    'association-role-ended': m.audit_association_role_ended,
  },
  subjects: {
    'association-member': { name: m.audit_subject_association_member },
  },
  fields: {
    associationMemberState: { name: m.register_state, values: memberStateNames },
    associationMemberSince: { name: m.register_joined },
    associationRole: { name: m.audit_association_role, isReference: true },
    associationRoleUntil: { name: m.register_role_until },
  },
} satisfies AuditNames
