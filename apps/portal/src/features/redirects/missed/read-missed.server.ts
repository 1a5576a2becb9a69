import { asc, desc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { missedAddress as table } from '../model/tables.server.ts'
import type { MissedAddresses } from './contract.ts'

/** Of each list. */
const most = 100

export async function readMissed(database: Database): Promise<MissedAddresses> {
  const [missed, total, ignored] = await Promise.all([
    readMost(database, false),
    database.$count(table, eq(table.isIgnored, false)),
    readMost(database, true),
  ])
  return { missed, total, ignored }
}

function readMost(database: Database, isIgnored: boolean) {
  const { address, count, firstDay, lastDay, isFromOwnPage } = table
  return database
    .select({ address, count, firstDay, lastDay, isFromOwnPage })
    .from(table)
    .where(eq(table.isIgnored, isIgnored))
    .orderBy(desc(count), desc(lastDay), asc(address))
    .limit(most)
}
