import type { AuditNames } from '#core/audit/audit-names.ts'
import { roleNames } from '#core/staff-area/role-names.ts'
import { m } from '#messages'

export const auditNames = {
  actions: {
    'proposal-made': m.audit_proposal_made,
    'proposal-confirmed': m.audit_proposal_confirmed,
    'proposal-withdrawn': m.audit_proposal_withdrawn,
  },
  subjects: { proposal: { name: m.audit_subject_proposal } },
  fields: {
    proposalKind: { name: m.audit_field_proposal_kind },
    proposalSubject: { name: m.audit_field_proposal_subject },
    /** Roles have words; other values are shown as they are. */
    proposalValue: { name: m.audit_field_proposal_value, values: roleNames },
    proposedBy: { name: m.audit_field_proposed_by, isReference: true },
  },
} satisfies AuditNames
