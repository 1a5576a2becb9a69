import type { Database } from '#platform/database/database.server.ts'

/**
 * How many public events that are open to all associations hold in a span of days in Norway, both
 * included. One without any is not in it. Nothing keeps events of associations as yet, so there are
 * none; the feature that keeps them counts them here.
 */
export async function countOpenEvents(
  _database: Database,
  _wanted: {
    readonly associationIds: readonly string[]
    readonly from: string
    readonly until: string
  },
): Promise<ReadonlyMap<string, number>> {
  return new Map()
}
