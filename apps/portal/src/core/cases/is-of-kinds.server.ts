import { inArray, type SQL } from 'drizzle-orm'
import type { CaseKind } from './case-kind.server.ts'
import { caseFile } from './tables.server.ts'

/**
 * Whether a case is of one of these kinds: those that the reader handles (`kindsOf`). A case of a kind
 * that no feature has is handled by nobody.
 * @returns a condition for a query of `case_file`
 */
export function isOfKinds(kinds: readonly CaseKind[]): SQL {
  return inArray(
    caseFile.kind,
    kinds.map(({ kind }) => kind),
  )
}
