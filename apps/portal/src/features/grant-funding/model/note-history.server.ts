import type { HistoryAction } from '#core/associations/history-names.ts'
import { type HistoryActor, recordHistory } from '#core/associations/record-history.server.ts'
import type { Database } from '#platform/database/database.server.ts'

export type GrantHistory = Extract<HistoryAction, `grant-${string}`>

/** Adds to the history of the association that applied; a person has none. */
export async function noteHistory(
  transaction: Database,
  of: { readonly associationId: string | null; readonly reference: string | null },
  action: GrantHistory,
  actor: HistoryActor,
  details: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { associationId, reference } = of
  if (associationId === null) return
  await recordHistory(transaction, {
    associationId,
    action,
    actor,
    details: { reference: reference ?? '', ...details },
  })
}

/** An amount as the words of the history have it. */
export const inKroner = (amountOre: number) => ({
  kroner: (amountOre / 100).toFixed(amountOre % 100 === 0 ? 0 : 2),
})
