import { and, eq, inArray } from 'drizzle-orm'
import { payout } from '#core/bank/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { refuse } from './refuse.server.ts'

/** Whether a payout is on its way: what is granted can then not change under it. */
export async function isPaying(database: Database, caseId: string): Promise<boolean> {
  const underway = await database.$count(
    payout,
    and(
      eq(payout.ownerKind, 'health'),
      eq(payout.ownerKey, caseId),
      inArray(payout.state, ['prepared', 'released', 'sent']),
    ),
  )
  return underway > 0
}

/** @throws {Refusal} `HEALTH_PAYOUT_UNDERWAY` */
export async function requireNotPaying(transaction: Database, caseId: string): Promise<void> {
  if (await isPaying(transaction, caseId)) throw refuse('HEALTH_PAYOUT_UNDERWAY')
}
