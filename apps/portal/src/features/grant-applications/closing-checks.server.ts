import type { ClosingCheck } from '#core/associations/closing-check.ts'
import { m } from '#messages'
import { countOpen } from './model/count-open.server.ts'

/** What was sent and is not decided: it is withdrawn before an association is closed or merged. */
export const grantClosingChecks: readonly ClosingCheck[] = [
  { text: m.grant_applications_closing, count: countOpen },
]
