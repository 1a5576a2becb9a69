import { recorderFor } from '#core/audit/record-action.server.ts'
import type { auditNames } from './audit-names.ts'

/** Records imports by staff, and which institutions may deliver, in the audit log. */
export const recordAction = recorderFor<typeof auditNames>()
