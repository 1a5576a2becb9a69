import type { AuditNames } from '#core/audit/audit-names.ts'
import { auditNames as semesterRegistrations } from '#core/semester-registrations/audit-names.ts'
import { auditNames as identityCheck } from '#features/identity-check/audit-names.ts'
import { auditNames as semesterFee } from '#features/semester-fee/audit-names.ts'
import { auditNames as staffAccess } from '#features/staff-access/audit-names.ts'

/*
 * What features offer to the pages of others; what they offer to the server is in
 * `features.server.ts`. A test fails for names that are missing here.
 */

const parts: readonly AuditNames[] = [
  staffAccess,
  semesterRegistrations,
  semesterFee,
  identityCheck,
]

/** What staff do, in the order of the audit log's filter. */
export const auditNames: AuditNames = {
  actions: Object.assign({}, ...parts.map(({ actions }) => actions)),
  subjects: Object.assign({}, ...parts.map(({ subjects }) => subjects)),
}
