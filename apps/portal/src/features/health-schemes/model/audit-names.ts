import type { AuditNames } from '#core/audit/audit-names.ts'
import { auditFieldsOf } from '#core/editable/form.ts'
import { m } from '#messages'
import { endFields, schemeFields } from './scheme-fields.ts'

export const auditNames = {
  actions: {
    'health-scheme-added': m.audit_health_scheme_added,
    'health-scheme-saved': m.audit_health_scheme_saved,
    'health-scheme-ended': m.audit_health_scheme_ended,
    'health-scheme-version-confirmed': m.audit_health_scheme_version_confirmed,
  },
  subjects: { 'health-scheme': { name: m.audit_subject_health_scheme } },
  fields: {
    ...auditFieldsOf(schemeFields),
    ...auditFieldsOf(endFields),
    healthSchemeStartsOn: { name: m.audit_health_scheme_starts_on },
    healthSchemeRevision: { name: m.audit_health_scheme_revision },
    healthSchemeRules: { name: m.audit_health_scheme_rules },
    healthSchemeProposedBy: { name: m.audit_health_scheme_proposed_by, isReference: true },
  },
} satisfies AuditNames
