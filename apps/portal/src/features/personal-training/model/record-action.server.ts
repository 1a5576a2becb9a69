import { recorderFor } from '#core/audit/record-action.server.ts'
import type { auditNames } from './audit-names.ts'

/** Records in the audit log which requests staff have handled. */
export const recordAction = recorderFor<typeof auditNames>()
