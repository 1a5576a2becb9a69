import type { AuditNames } from '#core/audit/audit-names.ts'
import { m } from '#messages'

/**
 * That a member did something, and about which application; not what. Those who read the log may take
 * no part in the case, or may not have given their own points yet.
 */
export const auditNames = {
  actions: {
    'grant-scored': m.grant_committee_audit_scored,
    'grant-commented': m.grant_committee_audit_commented,
    'grant-comment-removed': m.grant_committee_audit_comment_removed,
    'grant-conflict-declared': m.grant_committee_audit_conflict_declared,
    'grant-conflict-withdrawn': m.grant_committee_audit_conflict_withdrawn,
    'grant-proposed': m.grant_committee_audit_proposed,
    'grant-presence-marked': m.grant_committee_audit_presence_marked,
  },
  subjects: {
    'grant-reading': { name: m.grant_committee_audit_subject_reading },
    'grant-meeting-of-round': { name: m.grant_committee_audit_subject_meeting },
  },
  fields: {
    grantMemberPresent: {
      name: m.grant_committee_audit_present,
      values: { yes: m.grant_committee_yes, no: m.grant_committee_no },
    },
    grantMemberId: { name: m.grant_committee_audit_member, isReference: true },
    grantProposals: { name: m.grant_committee_audit_proposals },
  },
} satisfies AuditNames
