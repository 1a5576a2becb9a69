import type { Database } from '#platform/database/database.server.ts'
import type { CaseDecision } from './rules.ts'

/** What a feature says of its cases to whoever decides about them. */
export type CaseKind = {
  readonly kind: string
  /** Refuses, in the transaction of the decision, what could not take effect. */
  readonly prepare: (
    transaction: Database,
    decision: { readonly caseId: string; readonly action: CaseDecision },
  ) => Promise<void>
}
