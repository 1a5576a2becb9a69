import type { AuditNames } from '#core/audit/audit-names.ts'
import { auditFieldsOf } from '#core/editable/form.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { amountFields, deadlineFields } from './setup-fields.ts'

export const auditNames = {
  actions: {
    'deposit-amount-saved': m.audit_deposit_amount_saved,
    'deposit-deadlines-saved': m.audit_deposit_deadlines_saved,
    'deposit-import-proposed': m.audit_deposit_import_proposed,
    'deposit-import-confirmed': m.audit_deposit_import_confirmed,
    'deposit-import-received': m.audit_deposit_import_received,
    'deposit-import-undone': m.audit_deposit_import_undone,
    'imported-customers-invited': m.audit_imported_customers_invited,
    'deposit-customers-exported': m.audit_deposit_customers_exported,
  },
  subjects: {
    'deposit-amount': { name: m.audit_subject_deposit_amount, show: (id) => id },
    'deposit-deadlines': { name: m.audit_subject_deposit_deadlines },
    'deposit-import': { name: m.customer_import_heading },
    'deposit-customer-export': { name: m.audit_subject_deposit_export },
  },
  fields: {
    ...auditFieldsOf(amountFields),
    ...auditFieldsOf(deadlineFields),
    depositImportInvited: { name: m.customer_import_invited },
    depositImportFile: { name: m.customer_import_file },
    depositImportLines: { name: m.customer_import_customers },
    depositImportAmount: {
      name: m.customer_import_amount,
      show: (ore) => formatKroner(Number(ore)),
    },
    depositImportAccounts: { name: m.customer_import_accounts },
    depositImportReceivedOn: { name: m.customer_received_on },
    depositExportLines: { name: m.customer_import_customers },
  },
} satisfies AuditNames
