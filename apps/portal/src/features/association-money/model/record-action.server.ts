import { recorderFor } from '#core/audit/record-action.server.ts'
import type { auditNames } from './audit-names.ts'

/** Records in the audit log what staff do with the money of associations. */
export const recordAction = recorderFor<typeof auditNames>()
