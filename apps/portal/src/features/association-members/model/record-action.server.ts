import { recorderFor } from '#core/audit/record-action.server.ts'
import type { auditNames } from './audit-names.ts'

/** Records corrections of memberships by staff in the audit log. */
export const recordAction = recorderFor<typeof auditNames>()
