import type { HistoryAction } from '#core/associations/history-names.ts'
import { recordHistory } from '#core/associations/record-history.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Who } from './applicant.server.ts'

/** Adds to the history of an association what somebody did for it; a person has no such history. */
export async function recordBoard(
  transaction: Database,
  { userId }: Who,
  associationId: string | null,
  action: HistoryAction,
  details: Readonly<Record<string, string>> = {},
): Promise<void> {
  if (associationId === null) return
  await recordHistory(transaction, {
    associationId,
    action,
    actor: { kind: 'board', userId },
    details,
  })
}
