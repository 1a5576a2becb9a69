import type { AuditNames } from '#core/audit/audit-names.ts'
import { auditFieldsOf } from '#core/editable/form.ts'
import { m } from '#messages'
import { profileFields } from './profile-fields.ts'

export const auditNames = {
  actions: {
    'association-profile-corrected': m.audit_association_profile_corrected,
    'association-picture-removed': m.audit_association_picture_removed,
  },
  subjects: { 'association-profile': { name: m.audit_subject_association_profile } },
  fields: auditFieldsOf(profileFields),
} satisfies AuditNames
