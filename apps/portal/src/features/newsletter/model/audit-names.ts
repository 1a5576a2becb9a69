import type { AuditNames } from '#core/audit/audit-names.ts'
import { m } from '#messages'

export const auditNames = {
  actions: {
    'newsletter-issue-created': m.audit_newsletter_issue_created,
    'newsletter-issue-changed': m.audit_newsletter_issue_changed,
    'newsletter-issue-removed': m.audit_newsletter_issue_removed,
    'newsletter-issue-sent': m.audit_newsletter_issue_sent,
  },
  subjects: { 'newsletter-issue': { name: m.audit_subject_newsletter_issue } },
  fields: {
    newsletterSubject: { name: m.newsletter_subject },
    newsletterAudience: { name: m.newsletter_recipients },
  },
} satisfies AuditNames
