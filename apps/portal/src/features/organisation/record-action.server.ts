import { recorderFor } from '#core/audit/record-action.server.ts'
import type { auditNames } from './audit-names.ts'

/** Records in the audit log what administrators change of the organisation. */
export const recordAction = recorderFor<typeof auditNames>()
