import { recorderFor } from '#core/audit/record-action.server.ts'
import type { auditNames } from './audit-names.ts'

/** Records who let people in, and who corrected attendance, in the audit log. */
export const recordAction = recorderFor<typeof auditNames>()
