import type { AuditNames } from '#core/audit/audit-names.ts'
import { m } from '#messages'

export const auditNames = {
  actions: {
    'association-event-approved': m.audit_association_event_approved,
    'association-event-sent-back': m.audit_association_event_sent_back,
  },
  subjects: { 'association-event': { name: m.audit_subject_association_event } },
  fields: {
    associationEventTitle: { name: m.association_event_title },
    associationEventCount: { name: m.audit_association_event_count },
    associationEventReason: { name: m.association_event_reason },
  },
} satisfies AuditNames
