import { recorderFor } from '#core/audit/record-action.server.ts'
import type { auditNames } from './audit-names.ts'

/** Records in the audit log what members of the committee do. */
export const recordAction = recorderFor<typeof auditNames>()
