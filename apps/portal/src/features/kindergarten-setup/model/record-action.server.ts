import { recorderFor } from '#core/audit/record-action.server.ts'
import type { auditNames } from './audit-names.ts'

/** Records in the audit log how kindergartens are set up. */
export const recordAction = recorderFor<typeof auditNames>()
