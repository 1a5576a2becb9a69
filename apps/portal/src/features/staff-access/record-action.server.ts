import { recorderFor } from '#core/audit/record-action.server.ts'
import type { auditNames } from './audit-names.ts'

/** Writes down what staff do to the staff and to their own access. */
export const recordAction = recorderFor<typeof auditNames>()
