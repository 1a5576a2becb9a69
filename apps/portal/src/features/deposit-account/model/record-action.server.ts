import { recorderFor } from '#core/audit/record-action.server.ts'
import type { auditNames } from './audit-names.ts'

/** Writes what staff enter for deposit accounts to the audit log. */
export const recordAction = recorderFor<typeof auditNames>()
