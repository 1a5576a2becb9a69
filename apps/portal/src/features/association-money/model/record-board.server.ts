import type { HistoryAction } from '#core/associations/history-names.ts'
import { recordHistory } from '#core/associations/record-history.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Board } from './board.ts'

/** Adds to the history of an association what somebody did for it. */
export const recordBoard = (
  transaction: Database,
  { associationId, userId }: Board,
  action: HistoryAction,
  details: Readonly<Record<string, string>> = {},
): Promise<void> =>
  recordHistory(transaction, {
    associationId,
    action,
    actor: { kind: 'board', userId },
    details,
  })

/** An amount as the words of the history have it. */
export const inKroner = (amountOre: number) => ({
  kroner: (amountOre / 100).toFixed(amountOre % 100 === 0 ? 0 : 2),
})
