import type { AuditNames } from '#core/audit/audit-names.ts'
import { auditFieldsOf } from '#core/editable/form.ts'
import { m } from '#messages'
import { reasonFields } from './correction-fields.ts'

export const auditNames = {
  actions: {
    'grant-case-moved': m.audit_grant_case_moved,
    'grant-case-withdrawn': m.audit_grant_case_withdrawn,
    'grant-case-opened-again': m.audit_grant_case_opened_again,
  },
  subjects: {
    'grant-case-application': { name: m.audit_subject_grant_case_application },
  },
  fields: {
    ...auditFieldsOf(reasonFields),
    grantCaseReference: { name: m.audit_grant_case_reference },
    grantCaseRound: { name: m.audit_grant_case_round },
    grantCaseOf: { name: m.audit_grant_case_of, isReference: true },
  },
} satisfies AuditNames
