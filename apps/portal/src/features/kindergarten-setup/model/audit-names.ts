import type { AuditNames } from '#core/audit/audit-names.ts'
import { auditFieldsOf } from '#core/editable/form.ts'
import { m } from '#messages'
import {
  closingDayFields,
  closingFields,
  consentKindFields,
  departmentFields,
  employeeFields,
  kindergartenFields,
} from './fields.ts'

export const auditNames = {
  actions: {
    'kindergarten-added': m.kindergarten_setup_audit_added,
    'kindergarten-changed': m.kindergarten_setup_audit_changed,
    'kindergarten-department-added': m.kindergarten_setup_audit_department_added,
    'kindergarten-department-changed': m.kindergarten_setup_audit_department_changed,
    'kindergarten-department-closed': m.kindergarten_setup_audit_department_closed,
    'kindergarten-department-reopened': m.kindergarten_setup_audit_department_reopened,
    'kindergarten-employee-added': m.kindergarten_setup_audit_employee_added,
    'kindergarten-employee-changed': m.kindergarten_setup_audit_employee_changed,
    'kindergarten-leader-named': m.kindergarten_setup_audit_leader_named,
    'kindergarten-leader-removed': m.kindergarten_setup_audit_leader_removed,
    'kindergarten-closing-days-added': m.kindergarten_setup_audit_closing_added,
    'kindergarten-closing-days-removed': m.kindergarten_setup_audit_closing_removed,
    'kindergarten-consent-kind-added': m.kindergarten_setup_audit_consent_added,
    'kindergarten-consent-kind-changed': m.kindergarten_setup_audit_consent_changed,
    'kindergarten-consent-kind-moved': m.kindergarten_setup_audit_consent_moved,
    'kindergarten-consent-kind-stopped': m.kindergarten_setup_audit_consent_stopped,
    'kindergarten-consent-kind-offered': m.kindergarten_setup_audit_consent_offered,
  },
  subjects: {
    'kindergarten-setup': { name: m.kindergarten_setup_audit_kindergarten },
    'kindergarten-department': { name: m.kindergarten_setup_department },
    'kindergarten-employee': { name: m.kindergarten_setup_audit_employee },
    'kindergarten-leader': { name: m.kindergarten_setup_audit_leader },
    'kindergarten-consent-kind': { name: m.kindergarten_setup_audit_consent },
  },
  fields: {
    ...auditFieldsOf(kindergartenFields),
    ...auditFieldsOf(departmentFields),
    ...auditFieldsOf(closingFields),
    ...auditFieldsOf(employeeFields),
    ...auditFieldsOf(closingDayFields),
    ...auditFieldsOf(consentKindFields),
    kindergartenSetupId: { name: m.kindergarten_setup_audit_kindergarten, isReference: true },
    kindergartenClosingCount: { name: m.kindergarten_setup_audit_days },
    kindergartenConsentPlace: { name: m.kindergarten_setup_audit_place },
  },
} satisfies AuditNames
