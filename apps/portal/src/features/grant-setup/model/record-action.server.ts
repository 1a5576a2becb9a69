import { recorderFor } from '#core/audit/record-action.server.ts'
import type { auditNames } from './audit-names.ts'

/** Writes down how staff set up grants. */
export const recordAction = recorderFor<typeof auditNames>()
