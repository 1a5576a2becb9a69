import type { AuditNames } from '#core/audit/audit-names.ts'
import { showAmount } from '#core/audit/show-amount.ts'
import { m } from '#messages'

export const auditNames = {
  actions: {
    'association-event-place-cancelled': m.event_place_audit_cancelled,
    'association-event-approved': m.audit_association_event_approved,
    'association-event-called-off': m.audit_association_event_called_off,
    'association-event-sent-back': m.audit_association_event_sent_back,
  },
  subjects: {
    'association-event-place': { name: m.event_place_audit_subject },
    'association-event': { name: m.audit_subject_association_event },
  },
  fields: {
    eventPlaceState: {
      name: m.event_place_audit_state,
      values: {
        held: m.event_place_state_held,
        booked: m.event_place_state_booked,
        waiting: m.event_place_state_waiting,
      },
    },
    eventPlaceRefundOre: { name: m.event_place_audit_refund, show: showAmount },
    eventPlaceReason: { name: m.event_place_audit_reason },
    associationEventTitle: { name: m.association_event_title },
    associationEventCount: { name: m.audit_association_event_count },
    associationEventReason: { name: m.association_event_reason },
  },
} satisfies AuditNames
