import type { AuditNames } from '#core/audit/audit-names.ts'
import { roleNames } from '#core/staff-area/role-names.ts'
import { m } from '#messages'
import { editorRefusalTexts } from './editor-refusals.ts'
import { editorRoleNames } from './editor-roles.ts'

export const auditNames = {
  actions: {
    'staff-invited': m.audit_staff_invited,
    'staff-invitation-withdrawn': m.audit_staff_invitation_withdrawn,
    'staff-joined': m.audit_staff_joined,
    'staff-first-administrator': m.audit_staff_first_administrator,
    'staff-roles-changed': m.audit_staff_roles_changed,
    'staff-ended': m.audit_staff_ended,
    'staff-factor-enrolled': m.audit_staff_factor_enrolled,
    'staff-factor-reset': m.audit_staff_factor_reset,
    'staff-factor-link-sent': m.audit_staff_factor_link_sent,
    'staff-recovery-codes-renewed': m.audit_staff_recovery_codes_renewed,
    'staff-access-opened': m.audit_staff_access_opened,
    'staff-access-ended': m.audit_staff_access_ended,
    'editor-invited': m.audit_editor_invited,
    'editor-removed': m.audit_editor_removed,
    'editor-change-refused': m.audit_editor_change_refused,
  },
  subjects: {
    'staff-member': { name: m.audit_subject_member },
    'staff-invitation': { name: m.audit_subject_invitation },
    editor: { name: m.audit_subject_editor },
  },
  fields: {
    email: { name: m.login_email },
    roles: { name: m.staff_roles, values: roleNames },
    name: { name: m.staff_name },
    editorRole: { name: m.editor_role, values: editorRoleNames },
    editorRefusal: { name: m.audit_editor_refusal, values: editorRefusalTexts },
    invitation: { name: m.audit_subject_invitation, isReference: true },
    with: {
      name: m.audit_field_with,
      values: { app: m.audit_with_app, 'recovery-code': m.audit_with_recovery_code },
    },
  },
} satisfies AuditNames
