import { recorderFor } from '#core/audit/record-action.server.ts'
import type { auditNames } from './audit-names.ts'

export const recordAction = recorderFor<typeof auditNames>()
