import { recorderFor } from '#core/audit/record-action.server.ts'
import type { auditNames } from './audit-names.ts'

/** Writes down what staff enter for deposit accounts. */
export const recordAction = recorderFor<typeof auditNames>()
