import type { AuditNames } from '#core/audit/audit-names.ts'
import { m } from '#messages'

export const auditNames = {
  actions: {
    'examples-requested': m.audit_examples_requested,
    'examples-changed': m.audit_examples_changed,
  },
  subjects: { 'example-pages': { name: m.examples_heading } },
  fields: {
    examplesChange: {
      name: m.audit_field_examples_change,
      values: { add: m.audit_examples_add, remove: m.audit_examples_remove },
    },
    examplesDone: { name: m.audit_field_examples_done },
    examplesLeft: { name: m.audit_field_examples_left },
  },
} satisfies AuditNames
