import type { AuditNames } from '#core/audit/audit-names.ts'
import { m } from '#messages'
import { openingKindNames, seatStateNames } from './names.ts'

export const auditNames = {
  actions: {
    'kindergarten-survey-created': m.audit_kindergarten_survey_created,
    'kindergarten-survey-changed': m.audit_kindergarten_survey_changed,
    'kindergarten-survey-removed': m.audit_kindergarten_survey_removed,
    'kindergarten-survey-answered': m.audit_kindergarten_survey_answered,
    'kindergarten-opening-created': m.audit_kindergarten_opening_created,
    'kindergarten-opening-changed': m.audit_kindergarten_opening_changed,
    'kindergarten-opening-closed': m.audit_kindergarten_opening_closed,
    'kindergarten-opening-called-off': m.audit_kindergarten_opening_called_off,
    'kindergarten-extra-place-cancelled': m.audit_kindergarten_extra_place_cancelled,
    'kindergarten-exam-notice-changed': m.audit_kindergarten_exam_notice_changed,
  },
  subjects: {
    'kindergarten-survey': { name: m.audit_subject_kindergarten_survey },
    'kindergarten-opening': { name: m.audit_subject_kindergarten_opening },
    'kindergarten-extra-place': { name: m.audit_subject_kindergarten_extra_place },
    'kindergarten-exam-notice': { name: m.audit_subject_kindergarten_exam_notice },
  },
  fields: {
    surveyKindergarten: { name: m.audit_kindergarten_of, isReference: true },
    surveyDays: { name: m.audit_kindergarten_survey_days },
    surveyUntil: { name: m.audit_kindergarten_deadline },
    surveyChild: { name: m.audit_kindergarten_child, isReference: true },
    surveyComing: { name: m.audit_kindergarten_days_coming },
    surveyAway: { name: m.audit_kindergarten_days_away },
    openingKind: { name: m.kindergarten_days_kind, values: openingKindNames },
    openingDay: { name: m.kindergarten_days_day },
    openingPlaces: { name: m.kindergarten_days_places },
    openingUntil: { name: m.audit_kindergarten_deadline },
    openingReason: { name: m.kindergarten_days_reason },
    openingNotified: { name: m.audit_kindergarten_notified },
    extraPlaceState: { name: m.kindergarten_days_state, values: seatStateNames },
    examNoticeDays: { name: m.kindergarten_days_notice },
  },
} satisfies AuditNames
