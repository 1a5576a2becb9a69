import { recorderFor } from '#core/audit/record-action.server.ts'
import type { auditNames } from './audit-names.ts'

/** Records what staff do about children and guardians in the audit log: ids and facts, never names. */
export const recordAction = recorderFor<typeof auditNames>()
