import { and, eq, inArray, sql } from 'drizzle-orm'
import { payout } from '#core/bank/tables.server.ts'
import { ledgerAccount } from '#core/ledger/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { associationPayoutRequest as request } from '../model/tables.server.ts'

/**
 * Requests that wait for staff, and payouts that wait for a second person or for the bank.
 * @param associationId null for those of all associations
 */
export async function countOpenPayouts(
  database: Database,
  associationId: string | null,
): Promise<number> {
  const waiting = await database.$count(
    request,
    and(
      eq(request.state, 'waiting'),
      associationId === null ? undefined : eq(request.associationId, associationId),
    ),
  )
  const onTheirWay = await database.$count(
    payout,
    and(
      eq(payout.ownerKind, 'association'),
      inArray(payout.state, ['prepared', 'released', 'sent']),
      associationId === null ? undefined : eq(payout.ownerKey, associationId),
    ),
  )
  return waiting + onTheirWay
}

/** Associations with money on their accounts in the ledger. */
export async function countWithMoney(database: Database): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(sql`
    select count(*)::int as count from ${ledgerAccount}
    where kind = 'association' and portal.ledger_total(id, null) < 0`)
  return rows[0]?.count ?? 0
}
