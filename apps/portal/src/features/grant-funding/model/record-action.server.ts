import { recorderFor } from '#core/audit/record-action.server.ts'
import type { auditNames } from './audit-names.ts'

/** Records in the audit log what staff do with grants that were given. */
export const recordAction = recorderFor<typeof auditNames>()
