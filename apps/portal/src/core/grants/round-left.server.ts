import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { findRoundsLeft } from './budget.server.ts'
import type { ShownRoundLeft } from './round-left.ts'
import { grantRound, grantRoundType, grantType } from './setup/tables.server.ts'

/** The same as `findRoundsLeft` with the names of the types, in the order that staff set. */
export async function findShownRoundsLeft(
  database: Database,
  roundIds: readonly string[],
): Promise<ReadonlyMap<string, ShownRoundLeft>> {
  const ids = [...roundIds]
  const left = await findRoundsLeft(database, ids)
  const types = await database
    .select({ roundId: grantRoundType.roundId, id: grantType.id, name: grantType.name })
    .from(grantRoundType)
    .innerJoin(grantType, eq(grantType.id, grantRoundType.typeId))
    .where(inArray(grantRoundType.roundId, ids))
    .orderBy(asc(grantType.position), asc(grantType.id))
  const rounds = await database
    .select({ id: grantRound.id, ore: grantRound.ceilingOre })
    .from(grantRound)
    .where(inArray(grantRound.id, ids))
  return new Map(
    rounds.flatMap(({ id: roundId, ore }) => {
      const own = left.get(roundId)
      if (!own) return []
      const byType = new Map(own.types.map((one) => [one.typeId, one]))
      const shown: ShownRoundLeft = {
        types: types
          .filter((type) => type.roundId === roundId)
          .map(({ id, name }) => ({
            typeId: id,
            name,
            budgetOre: byType.get(id)?.budgetOre ?? 0,
            leftOre: byType.get(id)?.leftOre ?? 0,
            reservedOre: byType.get(id)?.reservedOre ?? 0,
          })),
        ceiling:
          ore === null || own.ceilingLeftOre === null ? null : { ore, leftOre: own.ceilingLeftOre },
      }
      return [[roundId, shown] as const]
    }),
  )
}
