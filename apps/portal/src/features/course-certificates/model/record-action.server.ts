import { recorderFor } from '#core/audit/record-action.server.ts'
import type { auditNames } from './audit-names.ts'

/** Records which staff opened a certificate. */
export const recordAction = recorderFor<typeof auditNames>()
