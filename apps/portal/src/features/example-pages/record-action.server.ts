import { recorderFor } from '#core/audit/record-action.server.ts'
import type { auditNames } from './audit-names.ts'

/** Records in the audit log what administrators have done with the example pages. */
export const recordAction = recorderFor<typeof auditNames>()

export const examplePages = { kind: 'example-pages', id: 'all' } as const
