import { asc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { findRoundLeft } from './budget.server.ts'
import type { ShownRoundLeft } from './round-left.ts'
import { grantRound, grantRoundType, grantType } from './setup/tables.server.ts'

/**
 * The same as `findRoundLeft` with the names of the types, in the order that staff set.
 * @returns null for a round that does not exist
 */
export async function findShownRoundLeft(
  database: Database,
  roundId: string,
): Promise<ShownRoundLeft | null> {
  const [left, types, [round]] = await Promise.all([
    findRoundLeft(database, roundId),
    database
      .select({ id: grantType.id, name: grantType.name })
      .from(grantRoundType)
      .innerJoin(grantType, eq(grantType.id, grantRoundType.typeId))
      .where(eq(grantRoundType.roundId, roundId))
      .orderBy(asc(grantType.position), asc(grantType.id)),
    database
      .select({ ore: grantRound.ceilingOre })
      .from(grantRound)
      .where(eq(grantRound.id, roundId)),
  ])
  if (!left || !round) return null
  const byType = new Map(left.types.map((one) => [one.typeId, one]))
  return {
    types: types.map(({ id, name }) => ({
      typeId: id,
      name,
      budgetOre: byType.get(id)?.budgetOre ?? 0,
      leftOre: byType.get(id)?.leftOre ?? 0,
    })),
    ceiling:
      round.ore === null || left.ceilingLeftOre === null
        ? null
        : { ore: round.ore, leftOre: left.ceilingLeftOre },
  }
}
