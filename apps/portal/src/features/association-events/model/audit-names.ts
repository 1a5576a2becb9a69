import type { AuditNames } from '#core/audit/audit-names.ts'
import { showAmount } from '#core/audit/show-amount.ts'
import { m } from '#messages'

export const auditNames = {
  actions: {
    'association-event-place-cancelled': m.event_place_audit_cancelled,
  },
  subjects: {
    'association-event-place': { name: m.event_place_audit_subject },
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
  },
} satisfies AuditNames
