import { recorderFor } from '#core/audit/record-action.server.ts'
import type { auditNames } from './audit-names.ts'

/** Records what staff do with surveys and extra openings in the audit log. */
export const recordAction = recorderFor<typeof auditNames>()
