import type { AuditAction } from '#core/audit/contract.ts'
import { m } from '#messages'

const names: Readonly<Record<string, () => string>> = {
  'staff-invited': m.audit_staff_invited,
  'staff-invitation-withdrawn': m.audit_staff_invitation_withdrawn,
  'staff-joined': m.audit_staff_joined,
  'staff-roles-changed': m.audit_staff_roles_changed,
  'staff-ended': m.audit_staff_ended,
  'staff-factor-enrolled': m.audit_staff_factor_enrolled,
  'staff-factor-reset': m.audit_staff_factor_reset,
  'staff-recovery-codes-renewed': m.audit_staff_recovery_codes_renewed,
  'staff-access-opened': m.audit_staff_access_opened,
  'staff-access-ended': m.audit_staff_access_ended,
  'semester-fees-imported': m.audit_semester_fees_imported,
  'institution-key-issued': m.audit_institution_key_issued,
  'institution-key-revoked': m.audit_institution_key_revoked,
  'national-id-confirmed': m.audit_national_id_confirmed,
} satisfies Record<AuditAction, () => string>

/** Entries outlive the code that wrote them: one that is no longer known is shown as it is. */
export function actionName(action: string): string {
  return names[action]?.() ?? action
}

const subjectKinds: Readonly<Record<string, () => string>> = {
  'staff-member': m.audit_subject_member,
  'staff-invitation': m.audit_subject_invitation,
  institution: m.audit_subject_institution,
  account: m.audit_subject_account,
}

/** What something was done to; a kind that is no longer known is shown as it is. */
export function subjectKindName(kind: string): string {
  return subjectKinds[kind]?.() ?? kind
}
