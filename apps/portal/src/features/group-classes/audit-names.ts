import type { AuditNames } from '#core/audit/audit-names.ts'
import { m } from '#messages'

export const auditNames = {
  actions: {
    'class-cancelled': m.audit_class_cancelled,
    'class-resized': m.audit_class_resized,
    'class-moved-to-room': m.audit_class_moved_to_room,
    'class-instructor-substituted': m.audit_class_instructor_substituted,
    'attendance-marked': m.audit_attendance_marked,
    'booking-blocked': m.audit_booking_blocked,
    'booking-unblocked': m.audit_booking_unblocked,
  },
  subjects: {
    'group-class': { name: m.audit_subject_group_class },
    'sports-member': { name: m.audit_subject_sports_member },
  },
  fields: {
    capacity: { name: m.audit_field_capacity },
    room: { name: m.audit_field_room },
    instructor: { name: m.audit_field_instructor },
    groupClassId: { name: m.audit_field_group_class, isReference: true },
    attendance: {
      name: m.audit_field_attendance,
      values: { attended: m.attendance_attended, 'no-show': m.attendance_no_show },
    },
    blockedUntil: { name: m.audit_field_blocked_until },
    blockReason: { name: m.audit_field_block_reason },
  },
} satisfies AuditNames
