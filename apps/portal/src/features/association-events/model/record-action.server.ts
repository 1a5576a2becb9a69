import { recorderFor } from '#core/audit/record-action.server.ts'
import type { auditNames } from './audit-names.ts'

/** Records actions of staff on events of associations in the audit log. */
export const recordAction = recorderFor<typeof auditNames>()
