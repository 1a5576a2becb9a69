import { recorderFor } from '#core/audit/record-action.server.ts'
import type { auditNames } from './audit-names.ts'

/** Writes what staff do with cases to the audit log. */
export const recordAction = recorderFor<typeof auditNames>()
