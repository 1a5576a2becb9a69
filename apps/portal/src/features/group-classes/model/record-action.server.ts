import { recorderFor } from '#core/audit/record-action.server.ts'
import type { auditNames } from './audit-names.ts'

/** Writes what staff do with classes and members to the audit log. */
export const recordAction = recorderFor<typeof auditNames>()
