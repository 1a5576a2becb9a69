import type { AuditNames } from '#core/audit/audit-names.ts'
import { m } from '#messages'

export const auditNames = {
  actions: { 'association-newsletter-stopped': m.audit_association_newsletter_stopped },
  subjects: { 'association-newsletter': { name: m.audit_subject_association_newsletter } },
  fields: { associationNewsletterRecipients: { name: m.association_newsletter_recipients } },
} satisfies AuditNames
