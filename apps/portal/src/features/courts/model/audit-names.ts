import type { AuditNames } from '#core/audit/audit-names.ts'
import { showAmount } from '#core/audit/show-amount.ts'
import { auditFieldsOf } from '#core/editable/form.ts'
import { m } from '#messages'
import { setupFields } from './setup-fields.ts'

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
    'court-reservation-moved': m.audit_court_reservation_moved,
    'court-part-refunded': m.audit_court_part_refunded,
    'court-reservation-cancelled': m.audit_court_reservation_cancelled,
    'court-reservation-ended-with-membership': m.audit_court_reservation_ended,
  },
  subjects: {
    'court-setup': { name: m.audit_subject_court_setup },
    'court-reservation': { name: m.audit_subject_court_reservation },
  },
  fields: {
    ...auditFieldsOf(setupFields.settings),
    ...auditFieldsOf(setupFields.court),
    ...auditFieldsOf(setupFields.opening),
    ...auditFieldsOf(setupFields.price),
    ...auditFieldsOf(setupFields['club-hours']),
    ...auditFieldsOf(setupFields.closure),
    courtReservedFrom: { name: m.audit_court_reserved_from },
    courtPriceOre: { name: m.audit_court_booking_price, show: showAmount },
    courtRefundOre: { name: m.audit_court_refund, show: showAmount },
    courtCancelReason: { name: m.court_cancel_reason },
    // Only in old entries, which outlive the code that wrote them.
    courtNameNo: { name: m.audit_court_name_no },
    courtNameEn: { name: m.audit_court_name_en },
    courtClosedFrom: { name: m.audit_court_closed_from },
    courtClosedUntil: { name: m.audit_court_closed_until },
    courtClosedReasonNo: { name: m.audit_court_reason_no },
    courtClosedReasonEn: { name: m.audit_court_reason_en },
  },
} satisfies AuditNames
