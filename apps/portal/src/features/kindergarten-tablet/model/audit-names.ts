import type { AuditNames } from '#core/audit/audit-names.ts'
import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import { markKindNames } from './state-names.ts'

const showInstant = (value: string | number | boolean) => formatDayAndTime(new Date(String(value)))

export const auditNames = {
  actions: {
    'kindergarten-pairing-made': m.tablet_audit_pairing,
    'kindergarten-tablet-shut-off': m.tablet_audit_shut_off,
    'kindergarten-mark-recorded': m.tablet_audit_mark_recorded,
    'kindergarten-mark-dismissed': m.tablet_audit_mark_dismissed,
    'kindergarten-pin-made': m.tablet_audit_pin,
    'kindergarten-pin-unlocked': m.tablet_audit_pin_unlocked,
    'kindergarten-presence-corrected': m.tablet_audit_corrected,
  },
  subjects: {
    'kindergarten-pairing': { name: m.tablet_audit_department },
    'kindergarten-tablet': { name: m.tablet_audit_tablet },
    'kindergarten-mark': { name: m.tablet_audit_mark },
    'kindergarten-pin': { name: m.tablet_audit_employee },
    'kindergarten-presence': { name: m.tablet_audit_presence },
  },
  fields: {
    tabletName: { name: m.tablet_audit_name },
    tabletChildId: { name: m.tablet_audit_child, isReference: true },
    tabletMarkKind: { name: m.tablet_audit_kind, values: markKindNames },
    tabletMarkAt: { name: m.tablet_audit_at, show: showInstant },
    presenceArrivedAt: { name: m.tablet_audit_arrived, show: showInstant },
    presenceDepartedAt: { name: m.tablet_audit_departed, show: showInstant },
    presenceReason: { name: m.tablet_audit_reason },
  },
} as const satisfies AuditNames
