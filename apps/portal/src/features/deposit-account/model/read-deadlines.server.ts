import type { Database } from '#platform/database/database.server.ts'
import type { DeadlinesForm } from './deadlines.ts'
import { depositDeadlines } from './tables.server.ts'

export const deadlineColumns = {
  autumnLastDay: depositDeadlines.autumnLastDay,
  springLastDay: depositDeadlines.springLastDay,
  autumnDue: depositDeadlines.autumnDue,
  springDue: depositDeadlines.springDue,
  daysToPay: depositDeadlines.daysToPay,
  usualDays: depositDeadlines.usualDays,
  lapseDays: depositDeadlines.lapseDays,
  reminderDays: depositDeadlines.reminderDays,
  version: depositDeadlines.version,
}

export async function readDeadlines(database: Database): Promise<DeadlinesForm> {
  const [deadlines] = await database.select(deadlineColumns).from(depositDeadlines)
  if (!deadlines) throw new Error('the row of the deadlines is missing')
  return deadlines
}
