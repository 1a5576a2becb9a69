import { recorderFor } from '#core/audit/record-action.server.ts'
import type { auditNames } from './audit-names.ts'

/** Records in the audit log changes of the staff and of their access. */
export const recordAction = recorderFor<typeof auditNames>()
