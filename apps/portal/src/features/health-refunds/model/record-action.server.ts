import { recorderFor } from '#core/audit/record-action.server.ts'
import type { auditNames } from './audit-names.ts'

/** Writes down what staff do with refunds of health expenses. */
export const recordAction = recorderFor<typeof auditNames>()
