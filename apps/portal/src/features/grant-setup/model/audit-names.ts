import type { AuditNames } from '#core/audit/audit-names.ts'
import { auditFieldsOf } from '#core/editable/form.ts'
import { m } from '#messages'
import { budgetFields } from './budget-fields.ts'
import {
  criterionFields,
  documentFields,
  reasonFields,
  settingFields,
  typeFields,
} from './list-fields.ts'
import { roundFields } from './round-fields.ts'
import { newTermFields } from './term-fields.ts'

export const auditNames = {
  actions: {
    'grant-settings-saved': m.audit_grant_settings_saved,
    'grant-setup-saved': m.audit_grant_setup_saved,
    'grant-setup-moved': m.audit_grant_setup_moved,
    'grant-setup-removed': m.audit_grant_setup_removed,
    'grant-setup-restored': m.audit_grant_setup_restored,
    'grant-suggestions-added': m.audit_grant_suggestions_added,
    'grant-budget-saved': m.audit_grant_budget_saved,
    'grant-round-saved': m.audit_grant_round_saved,
    'grant-round-cancelled': m.audit_grant_round_cancelled,
    'grant-term-saved': m.audit_grant_term_saved,
    'grant-term-removed': m.audit_grant_term_removed,
  },
  subjects: {
    'grant-settings': { name: m.audit_subject_grant_settings },
    'grant-type': { name: m.audit_subject_grant_type },
    'grant-document': { name: m.audit_subject_grant_document },
    'grant-criterion': { name: m.audit_subject_grant_criterion },
    'grant-reason': { name: m.audit_subject_grant_reason },
    'grant-budget': { name: m.audit_subject_grant_budget },
    'grant-round': { name: m.audit_subject_grant_round },
    'grant-term': { name: m.audit_subject_grant_term },
  },
  fields: {
    ...auditFieldsOf(settingFields),
    ...auditFieldsOf(typeFields),
    ...auditFieldsOf(documentFields),
    ...auditFieldsOf(criterionFields),
    ...auditFieldsOf(reasonFields),
    ...auditFieldsOf(budgetFields),
    ...auditFieldsOf(roundFields),
    ...auditFieldsOf(newTermFields),
    grantDocumentType: { name: m.grant_setup_type, isReference: true },
    grantSetupPlace: { name: m.audit_grant_setup_place },
    grantSuggestedTypes: { name: m.grant_setup_types_heading },
    grantBudgetYear: { name: m.grant_setup_year },
    grantBudgetType: { name: m.grant_setup_type, isReference: true },
    grantRoundApplications: { name: m.audit_grant_round_applications },
    grantRoundTarget: { name: m.audit_grant_round_target, isReference: true },
  },
} satisfies AuditNames
