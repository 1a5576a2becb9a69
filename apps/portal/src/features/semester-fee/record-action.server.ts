import { recorderFor } from '#core/audit/record-action.server.ts'
import type { auditNames } from './audit-names.ts'

/** Writes down who may deliver. */
export const recordAction = recorderFor<typeof auditNames>()
