import type { StaffAuditActor } from '#core/audit/record-action.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/**
 * Refuses whoever acts on money of their own, in the transaction of the change. Here customers are
 * numbers: the feature that gave them out knows who they are.
 *
 * @param customerNumbers all whose money changes; null for money that is nobody's yet
 */
export type RequireOther = (
  transaction: Database,
  actor: StaffAuditActor,
  customerNumbers: readonly (string | null)[],
) => Promise<void>
