import type { AuditNames } from '#core/audit/audit-names.ts'
import { auditFieldsOf } from '#core/editable/form.ts'
import type { PictureName } from '#core/organisation/pictures/pictures.ts'
import { m } from '#messages'
import { organisationFields } from './organisation-fields.ts'
import { pictureTexts } from './picture-texts.ts'

export const auditNames = {
  actions: {
    'organisation-saved': m.audit_organisation_saved,
    'organisation-picture-saved': m.audit_organisation_picture_saved,
    'organisation-picture-removed': m.audit_organisation_picture_removed,
  },
  subjects: {
    organisation: { name: m.audit_subject_organisation },
    'organisation-picture': {
      name: m.audit_subject_organisation_picture,
      show: (id) => pictureTexts[id as PictureName]?.name() ?? id,
    },
  },
  fields: {
    ...auditFieldsOf(organisationFields),
    fileName: { name: m.audit_field_picture_file },
  },
} satisfies AuditNames
