import type { Database } from '#platform/database/database.server.ts'
import type { CaseKind } from './case-kind.server.ts'
import { type CaseDecision, type CaseStatus, isAfterApproval, possibleDecisions } from './rules.ts'

/** What a caseworker may decide now: what the status allows and the kind has. */
export async function findPossibleDecisions(
  database: Database,
  kind: CaseKind | undefined,
  found: { readonly caseId: string; readonly status: CaseStatus },
): Promise<CaseDecision[]> {
  const possible = possibleDecisions(found.status)
  if (kind?.decisions) {
    const has = await kind.decisions(database, found)
    return possible.filter((one) => has.includes(one))
  }
  const afterApproval = (await kind?.afterApproval?.(database, found.caseId)) ?? []
  return possible.filter((one) => !isAfterApproval(one) || afterApproval.includes(one))
}
