import type { AuditNames } from '#core/audit/audit-names.ts'
import { m } from '#messages'
import { weekdayNames } from '#platform/time/weekday-names.ts'

export const auditNames = {
  actions: {
    'court-settings-saved': m.audit_court_settings_saved,
    'court-category-saved': m.audit_court_category_saved,
    'court-saved': m.audit_court_saved,
    'court-opening-saved': m.audit_court_opening_saved,
    'court-price-saved': m.audit_court_price_saved,
    'court-club-hours-saved': m.audit_court_club_hours_saved,
    'court-closure-saved': m.audit_court_closure_saved,
    'court-rule-removed': m.audit_court_rule_removed,
  },
  subjects: { 'court-setup': { name: m.audit_subject_court_setup } },
  fields: {
    courtDaysAhead: { name: m.court_days_ahead },
    courtRefundHours: { name: m.court_refund_hours },
    courtLateRefundPercent: { name: m.court_late_refund },
    courtNameNo: { name: m.court_name_no },
    courtNameEn: { name: m.court_name_en },
    courtIsOffered: { name: m.court_is_offered },
    courtCenterId: { name: m.court_center, isReference: true },
    courtCategoryId: { name: m.court_category, isReference: true },
    courtId: { name: m.court_court, isReference: true },
    courtFirstWeekday: { name: m.court_first_weekday, values: weekdayNames },
    courtLastWeekday: { name: m.court_last_weekday, values: weekdayNames },
    courtFromTime: { name: m.court_from_time },
    courtToTime: { name: m.court_to_time },
    courtValidFrom: { name: m.court_valid_from },
    courtValidTo: { name: m.court_valid_to },
    courtPriceOre: { name: m.audit_court_price },
    courtClubName: { name: m.court_club_name },
    courtFromDay: { name: m.court_from_day },
    courtToDay: { name: m.court_to_day },
    courtClosedFrom: { name: m.audit_court_closed_from },
    courtClosedUntil: { name: m.audit_court_closed_until },
    courtClosedReasonNo: { name: m.court_reason_no },
    courtClosedReasonEn: { name: m.court_reason_en },
  },
} satisfies AuditNames
