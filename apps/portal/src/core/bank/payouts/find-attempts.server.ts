import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { PayoutState } from '../payout-states.ts'
import { payout } from '../tables.server.ts'

/** The part that all attempts of a request share: `refund:<id>` of `refund:<id>/2`. */
export const paidThing = (requestKey: string) => requestKey.replace(/\/\d+$/, '')

/** `2` of `refund:<id>/2`. */
export const attemptOf = (requestKey: string) => Number(/\/(\d+)$/.exec(requestKey)?.[1] ?? 1)

/** The states of all attempts of a request, oldest first. */
export async function findAttempts(database: Database, thing: string): Promise<PayoutState[]> {
  const rows = await database
    .select({ state: payout.state })
    .from(payout)
    .where(
      sql`${payout.requestKey} = ${thing} or starts_with(${payout.requestKey}, ${`${thing}/`})`,
    )
    .orderBy(payout.preparedAt, payout.id)
  return rows.map(({ state }) => state)
}

/** The key of the next attempt. */
export const nextAttempt = (thing: string, attempts: readonly PayoutState[]) =>
  attempts.length === 0 ? thing : `${thing}/${attempts.length + 1}`
