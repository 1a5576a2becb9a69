import { recorderFor } from '#core/audit/record-action.server.ts'
import type { auditNames } from './audit-names.ts'

/** Records what staff do with messages: ids and facts, never what is written. */
export const recordAction = recorderFor<typeof auditNames>()
