import { recorderFor } from '#core/audit/record-action.server.ts'
import type { auditNames } from './audit-names.ts'

/** Records in the audit log which services administrators switch off and on. */
export const recordAction = recorderFor<typeof auditNames>()
