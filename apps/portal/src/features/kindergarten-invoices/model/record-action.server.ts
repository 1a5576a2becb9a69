import { recorderFor } from '#core/audit/record-action.server.ts'
import type { auditNames } from './audit-names.ts'

/** Records what staff do with the money of kindergartens in the audit log. */
export const recordAction = recorderFor<typeof auditNames>()
