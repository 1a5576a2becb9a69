import type { AuditNames } from '#core/audit/audit-names.ts'
import { auditFieldsOf } from '#core/editable/form.ts'
import { auditNames as registrations } from '#core/semester-registrations/audit-names.ts'
import { m } from '#messages'
import { campusFields, newInstitutionFields } from './setup-fields.ts'

export const auditNames = {
  actions: {
    'institution-saved': m.audit_institution_saved,
    'institution-moved': m.audit_institution_moved,
    'institution-removed': m.audit_institution_removed,
    'campus-saved': m.audit_campus_saved,
    'campus-moved': m.audit_campus_moved,
    'campus-removed': m.audit_campus_removed,
  },
  subjects: {
    institution: registrations.subjects.institution,
    campus: { name: m.audit_subject_campus },
  },
  fields: {
    ...auditFieldsOf(newInstitutionFields),
    ...auditFieldsOf(campusFields),
    institutionPlace: { name: m.audit_institution_place },
  },
} satisfies AuditNames
