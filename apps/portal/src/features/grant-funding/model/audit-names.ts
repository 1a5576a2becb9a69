import type { AuditNames } from '#core/audit/audit-names.ts'
import { showAmount } from '#core/audit/show-amount.ts'
import { m } from '#messages'

export const auditNames = {
  actions: {
    'grant-part-approved': m.audit_grant_part_approved,
    'grant-part-again': m.audit_grant_part_again,
    'grant-report-approved': m.audit_grant_report_approved,
    'grant-report-returned': m.audit_grant_report_returned,
    'grant-report-reopened': m.audit_grant_report_reopened,
    'grant-report-postponed': m.audit_grant_report_postponed,
    'grant-reopened': m.audit_grant_reopened,
    'grant-ended': m.audit_grant_ended,
    'grant-claim-proposed': m.audit_grant_claim_proposed,
    'grant-claim-confirmed': m.audit_grant_claim_confirmed,
    'grant-claim-received': m.audit_grant_claim_received,
    'grant-claim-paid': m.audit_grant_claim_paid,
    'grant-claim-cancelled': m.audit_grant_claim_cancelled,
  },
  subjects: {
    'grant-funding': { name: m.audit_subject_grant_funding },
  },
  fields: {
    grantFundingOre: { name: m.audit_field_amount, show: showAmount },
    grantFundingSettledOre: { name: m.audit_field_grant_settled, show: showAmount },
    grantFundingReason: { name: m.grant_funding_reason },
    grantFundingDay: { name: m.audit_field_grant_day },
    grantFundingReference: { name: m.audit_field_grant_reference },
  },
} satisfies AuditNames
