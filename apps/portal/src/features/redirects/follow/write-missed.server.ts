import { gt, inArray, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { MissedAddress } from '#platform/pages/missed-addresses.server.ts'
import { addDays } from '#platform/time/date.ts'
import { missedFor, mostMissed } from '../model/limits.ts'
import { missedAddress } from '../model/tables.server.ts'

/** Rows of one statement. */
const atOnce = 1_000

/** What an integer of PostgreSQL holds. */
const mostTimes = 2_147_483_647

/** Adds what an instance has counted, and forgets the rarest addresses beyond the limit and the old ones. */
export async function writeMissed(
  database: Database,
  missed: readonly MissedAddress[],
  today: string,
): Promise<void> {
  if (missed.length === 0) return
  // Two instances that write the same addresses do so in the same order.
  const sorted = missed.toSorted((one, other) => (one.address < other.address ? -1 : 1))
  await database.transaction(async (transaction) => {
    for (let at = 0; at < sorted.length; at += atOnce)
      await transaction
        .insert(missedAddress)
        .values(
          sorted.slice(at, at + atOnce).map((one) => ({ ...one, firstDay: today, lastDay: today })),
        )
        .onConflictDoUpdate({
          target: missedAddress.address,
          set: {
            count: sql`least(${missedAddress.count}::bigint + excluded.count, ${mostTimes})`,
            lastDay: sql`excluded.last_day`,
            isFromOwnPage: sql`${missedAddress.isFromOwnPage} or excluded.is_from_own_page`,
          },
        })
    await transaction
      .delete(missedAddress)
      .where(
        or(
          lt(missedAddress.lastDay, addDays(today, -missedFor)),
          inArray(missedAddress.address, rarest(transaction)),
        ),
      )
  })
}

/** Beyond the limit, of those that are ignored and of the others. */
function rarest(transaction: Database) {
  const place = sql<number>`row_number() over (
    partition by ${missedAddress.isIgnored}
    order by ${missedAddress.count} desc, ${missedAddress.lastDay} desc, ${missedAddress.address}
  )`.as('place')
  const placed = transaction
    .select({ address: missedAddress.address, place })
    .from(missedAddress)
    .as('placed')
  return transaction
    .select({ address: placed.address })
    .from(placed)
    .where(gt(placed.place, mostMissed))
}
