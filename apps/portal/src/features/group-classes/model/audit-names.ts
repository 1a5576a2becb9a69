import type { AuditNames } from '#core/audit/audit-names.ts'
import { auditFieldsOf } from '#core/editable/form.ts'
import { m } from '#messages'
import { weekdayNames } from '#platform/time/weekday-names.ts'
import { exceptionTexts, rowTexts } from './schedule-fields.ts'
import { exceptionKindNames, holidayRuleNames } from './schedule-names.ts'
import { classSetupFields } from './setup-fields.ts'

export const auditNames = {
  actions: {
    'class-cancelled': m.audit_class_cancelled,
    'class-resized': m.audit_class_resized,
    'class-moved-to-room': m.audit_class_moved_to_room,
    'class-instructor-substituted': m.audit_class_instructor_substituted,
    'attendance-marked': m.audit_attendance_marked,
    'booking-blocked': m.audit_booking_blocked,
    'booking-unblocked': m.audit_booking_unblocked,
    'class-row-added': m.audit_class_row_added,
    'class-row-changed': m.audit_class_row_changed,
    'class-row-ended': m.audit_class_row_ended,
    'class-schedule-imported': m.audit_class_schedule_imported,
    'class-schedule-import-undone': m.audit_class_schedule_import_undone,
    'class-exception-added': m.audit_class_exception_added,
    'class-exception-removed': m.audit_class_exception_removed,
    'sports-center-saved': m.audit_sports_center_saved,
    'class-room-saved': m.audit_class_room_saved,
    'instructor-saved': m.audit_instructor_saved,
    'class-category-saved': m.audit_class_category_saved,
    'class-category-moved': m.audit_class_category_moved,
    'class-kind-saved': m.audit_class_kind_saved,
    'class-settings-saved': m.audit_class_settings_saved,
    'class-setup-removed': m.audit_class_setup_removed,
  },
  subjects: {
    'group-class': { name: m.audit_subject_group_class },
    'sports-member': { name: m.audit_subject_sports_member },
    'class-row': { name: m.audit_subject_class_row },
    'class-schedule-import': { name: m.audit_subject_class_schedule_import },
    'class-exception': { name: m.audit_subject_class_exception },
    'class-setup': { name: m.audit_subject_class_setup },
  },
  fields: {
    room: { name: m.audit_field_room },
    instructor: { name: m.audit_field_instructor },
    groupClassId: { name: m.audit_field_group_class, isReference: true },
    attendance: {
      name: m.audit_field_attendance,
      values: { attended: m.attendance_attended, 'no-show': m.attendance_no_show },
    },
    blockedUntil: { name: m.audit_field_blocked_until },
    blockReason: { name: m.audit_field_block_reason },
    ...auditFieldsOf(rowTexts),
    ...auditFieldsOf(exceptionTexts),
    ...auditFieldsOf(classSetupFields.settings),
    ...auditFieldsOf(classSetupFields.center),
    ...auditFieldsOf(classSetupFields.room),
    ...auditFieldsOf(classSetupFields.instructor),
    ...auditFieldsOf(classSetupFields.category),
    ...auditFieldsOf(classSetupFields['class-kind']),
    classCategoryPlace: { name: m.audit_field_class_category_place },
    classCenter: { name: m.staff_class_center },
    classWeekday: { name: m.schedule_weekday, values: weekdayNames },
    classTime: { name: m.schedule_start_time },
    classMinutes: { name: m.schedule_duration },
    classHolidays: { name: m.schedule_on_holidays, values: holidayRuleNames },
    classFrom: { name: m.schedule_first_day },
    classUntil: { name: m.schedule_last_day },
    classRowsAdded: { name: m.audit_field_class_rows_added },
    classRowsChanged: { name: m.audit_field_class_rows_changed },
    classLineId: { name: m.audit_field_class_row, isReference: true },
    classExceptionKind: { name: m.schedule_exception_kind, values: exceptionKindNames },
  },
} satisfies AuditNames
