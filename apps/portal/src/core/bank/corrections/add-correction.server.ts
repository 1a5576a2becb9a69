import { randomUUID } from 'node:crypto'
import type { Database } from '#platform/database/database.server.ts'
import { refuse } from '../refuse.server.ts'
import { moneyCorrection } from '../tables.server.ts'

type NewCorrection = Omit<typeof moneyCorrection.$inferInsert, 'id'>

/**
 * Stores a correction that waits for a second person; of one transfer or payout one at a time.
 * @returns its id
 * @throws {Refusal} CORRECTION_WAITING
 */
export async function addCorrection(
  transaction: Database,
  correction: NewCorrection,
): Promise<string> {
  const [added] = await transaction
    .insert(moneyCorrection)
    .values({ id: randomUUID(), ...correction })
    .onConflictDoNothing()
    .returning({ id: moneyCorrection.id })
  if (!added) throw refuse('CORRECTION_WAITING')
  return added.id
}
