import { eq, inArray, ne } from 'drizzle-orm'
import { association } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { associationPayoutRequest } from '../model/tables.server.ts'
import { listRequests } from '../payout/list-requests.server.ts'
import type { StaffRequests } from './contract.ts'
import { readStaffMoney, type StaffMoneyParts } from './read-staff-money.server.ts'

const mostWaiting = 100
const mostDecided = 50

/** What waits for staff, with all that they decide by, and what was decided lately. */
export async function listRequestsForStaff(
  parts: StaffMoneyParts,
  now: Date,
): Promise<StaffRequests> {
  const { database } = parts
  const { state } = associationPayoutRequest
  const waiting = await listRequests(database, eq(state, 'waiting'), {
    limit: mostWaiting,
    isOldestFirst: true,
  })
  const decided = await listRequests(database, ne(state, 'waiting'), { limit: mostDecided })
  const money = await readStaffMoney(
    parts,
    waiting.map(({ associationId }) => associationId),
    now,
  )
  const names = await findNames(
    database,
    decided.map(({ associationId }) => associationId),
  )
  return {
    waiting: waiting.flatMap(({ associationId, view }) => {
      const of = money.get(associationId)
      return of ? [{ request: view, money: of }] : []
    }),
    decided: decided.map(({ associationId, view }) => ({
      request: view,
      association: { id: associationId, name: names.get(associationId) ?? '' },
    })),
  }
}

async function findNames(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .select({ id: association.id, name: association.name })
    .from(association)
    .where(inArray(association.id, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
