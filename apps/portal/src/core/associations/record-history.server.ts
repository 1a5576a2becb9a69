import type { Database } from '#platform/database/database.server.ts'
import type { HistoryAction } from './history-names.ts'
import { associationHistory, type historyActors } from './tables.server.ts'

/** Who did it: an account, or the system. */
export type HistoryActor = {
  readonly kind: (typeof historyActors)[number]
  readonly userId: string | null
}

export const systemActor: HistoryActor = { kind: 'system', userId: null }

/** Adds a line to the history of an association, in the transaction that made the change. */
export async function recordHistory(
  transaction: Database,
  entry: {
    readonly associationId: string
    readonly action: HistoryAction
    readonly actor: HistoryActor
    /** Whom it is about. */
    readonly subjectId?: string | null
    /** Values that the words name; never of a person. */
    readonly details?: Readonly<Record<string, string>>
    /** Where days are counted from it; else the time of the transaction. */
    readonly at?: Date
  },
): Promise<void> {
  const { associationId, action, actor, subjectId = null, details = null, at } = entry
  await transaction.insert(associationHistory).values({
    associationId,
    action,
    actorKind: actor.kind,
    actorId: actor.userId,
    subjectId,
    details,
    ...(at && { at }),
  })
}
