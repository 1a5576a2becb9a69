import { and, asc, eq, gt, inArray, isNull, ne, notExists } from 'drizzle-orm'
import { grantMeeting } from '#core/grants/decision/tables.server.ts'
import { grantRound, grantRoundType } from '#core/grants/setup/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Localized } from '#platform/i18n/localized.ts'

export type LaterRound = {
  readonly id: string
  readonly name: Localized
  readonly deadlineAt: Date
}

/** Rounds to which applications of all these types can be postponed, the next one first. */
export async function findLaterRounds(
  database: Database,
  { roundId, typeIds }: { readonly roundId: string; readonly typeIds: readonly string[] },
  now: Date,
): Promise<LaterRound[]> {
  const wanted = [...new Set(typeIds)]
  if (wanted.length === 0) return []
  const rows = await database
    .select({
      id: grantRound.id,
      name: grantRound.name,
      deadlineAt: grantRound.deadlineAt,
      typeId: grantRoundType.typeId,
    })
    .from(grantRound)
    .innerJoin(grantRoundType, eq(grantRoundType.roundId, grantRound.id))
    .where(
      and(
        ne(grantRound.id, roundId),
        isNull(grantRound.cancelledAt),
        gt(grantRound.deadlineAt, now),
        inArray(grantRoundType.typeId, wanted),
        notExists(
          database
            .select({ id: grantMeeting.roundId })
            .from(grantMeeting)
            .where(eq(grantMeeting.roundId, grantRound.id)),
        ),
      ),
    )
    .orderBy(asc(grantRound.deadlineAt), asc(grantRound.id))
  const types = new Map<string, number>()
  for (const { id } of rows) types.set(id, (types.get(id) ?? 0) + 1)
  const byId = new Map(rows.map(({ typeId: _, ...round }) => [round.id, round]))
  return [...byId.values()].filter(({ id }) => types.get(id) === wanted.length)
}
