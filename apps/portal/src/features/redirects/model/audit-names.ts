import type { AuditNames } from '#core/audit/audit-names.ts'
import { auditFieldsOf } from '#core/editable/form.ts'
import { m } from '#messages'
import { newRedirectFields } from './redirect-fields.ts'

export const auditNames = {
  actions: {
    'redirect-saved': m.audit_redirect_saved,
    'redirect-removed': m.audit_redirect_removed,
    'missed-address-ignored': m.audit_missed_address_ignored,
    'missed-address-shown': m.audit_missed_address_shown,
  },
  subjects: {
    redirect: { name: m.audit_subject_redirect, show: (address) => address },
    'missed-address': { name: m.audit_subject_missed_address, show: (address) => address },
  },
  fields: auditFieldsOf(newRedirectFields),
} satisfies AuditNames
