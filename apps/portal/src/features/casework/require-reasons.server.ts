import type { CaseKind } from '#core/cases/case-kind.server.ts'
import type { CaseDecision } from '#core/cases/rules.ts'
import type { Database } from '#platform/database/database.server.ts'
import { refuseCasework } from './refuse-casework.server.ts'

/**
 * A rejection gives reasons of the list of its kind, one at least; nothing else gives any.
 * @throws {Refusal} `REASONS_REQUIRED`; `REASONS_CHANGED`: one of them is not on the list any more
 */
export async function requireReasons(
  transaction: Database,
  kind: CaseKind | undefined,
  decision: { readonly action: CaseDecision; readonly reasons: readonly string[] },
): Promise<void> {
  const { action, reasons } = decision
  const offered = action === 'reject' ? ((await kind?.reasons?.(transaction)) ?? []) : []
  const known = new Set(offered.map(({ id }) => id))
  if (reasons.some((id) => !known.has(id))) throw refuseCasework('REASONS_CHANGED')
  if (offered.length > 0 && reasons.length === 0) throw refuseCasework('REASONS_REQUIRED')
}
