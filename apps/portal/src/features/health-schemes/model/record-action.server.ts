import { recorderFor } from '#core/audit/record-action.server.ts'
import type { auditNames } from './audit-names.ts'

/** Writes down how staff set up schemes for refunds of health expenses. */
export const recordAction = recorderFor<typeof auditNames>()
