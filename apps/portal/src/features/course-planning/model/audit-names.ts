import type { AuditNames } from '#core/audit/audit-names.ts'
import { showAmount } from '#core/audit/show-amount.ts'
import { m } from '#messages'
import { placeStateNames } from './course-names.ts'

export const auditNames = {
  actions: {
    'course-planned': m.audit_course_planned,
    'course-changed': m.audit_course_changed,
    'course-published': m.audit_course_published,
    'course-withdrawn': m.audit_course_withdrawn,
    'course-removed': m.audit_course_removed,
    'course-called-off': m.audit_course_called_off,
    'course-place-cancelled': m.audit_course_place_cancelled,
    'course-answers-read': m.audit_course_answers_read,
    'course-answers-corrected': m.audit_course_answers_corrected,
    'course-message-sent': m.audit_course_message_sent,
  },
  subjects: {
    course: { name: m.audit_subject_course },
    'course-place': { name: m.audit_subject_course_place },
  },
  fields: {
    courseTitle: { name: m.course_planning_title },
    courseSeats: { name: m.course_planning_capacity },
    courseDates: { name: m.course_planning_dates },
    courseTold: { name: m.audit_course_told },
    courseAnswers: { name: m.audit_course_answers },
    courseAnswersChanged: { name: m.audit_course_answers_changed },
    courseReason: { name: m.course_planning_reason },
    courseSubject: { name: m.course_planning_subject },
    coursePlaceState: { name: m.course_planning_state, values: placeStateNames },
    courseRefundOre: { name: m.audit_course_refund, show: showAmount },
    courseProposedBy: { name: m.audit_field_proposed_by, isReference: true },
  },
} satisfies AuditNames
