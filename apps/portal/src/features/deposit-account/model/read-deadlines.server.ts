import { getTableColumns } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { DeadlinesForm } from './deadlines.ts'
import { depositDeadlines } from './tables.server.ts'

const { onlyRow: _, ...columns } = getTableColumns(depositDeadlines)
export const deadlineColumns = columns

export async function readDeadlines(database: Database): Promise<DeadlinesForm> {
  const [deadlines] = await database.select(deadlineColumns).from(depositDeadlines)
  if (!deadlines) throw new Error('the row of the deadlines is missing')
  return deadlines
}
