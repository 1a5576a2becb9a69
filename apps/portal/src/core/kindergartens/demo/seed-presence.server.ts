import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { clockTime } from '../presence/find-placement.server.ts'
import { kindergartenAbsence, kindergartenPresence } from '../presence/tables.server.ts'
import { isOpenOn } from '../setup/is-open-on.ts'
import { readOpenDays } from '../setup/read-open-days.server.ts'
import { kindergarten } from '../setup/tables.server.ts'
import { buildTerm, lastOpenDays, type TermDay, termDay } from './build-term.server.ts'
import { type FoundChild, findDemoChildren } from './find-demo-children.server.ts'

/** Open days of a term, today with them. */
export const termLength = 100

/** A term has no more calendar days than that. */
const longestTerm = 366

/** Rows of one statement. */
const batchSize = 1_000

/** Adds a term of presence and absence until now for the children of the demo, unless there is some. */
export async function seedPresence(database: Database, now = new Date()): Promise<void> {
  await database.transaction(async (transaction) => {
    const children = await findDemoChildren(transaction)
    const departments = [...new Set(children.map(({ departmentId }) => departmentId))]
    const known = await transaction.$count(
      kindergartenPresence,
      inArray(kindergartenPresence.departmentId, departments),
    )
    if (known > 0) return
    const days = new Map<string, readonly TermDay[]>()
    for (const id of new Set(children.map(({ kindergartenId }) => kindergartenId)))
      days.set(id, await readTerm(transaction, id, now))
    const terms = children.map((child, serial) =>
      buildTerm(toTermChild(child, serial), days.get(child.kindergartenId) ?? [], now),
    )
    for (const rows of batchesOf(terms.flatMap(({ presences }) => presences)))
      await transaction.insert(kindergartenPresence).values(rows)
    for (const rows of batchesOf(terms.flatMap(({ absences }) => absences)))
      await transaction
        .insert(kindergartenAbsence)
        .values(rows.map((row) => ({ id: randomUUID(), ...row })))
  })
}

async function readTerm(database: Database, kindergartenId: string, now: Date): Promise<TermDay[]> {
  const today = osloDate(now)
  const openDays = await readOpenDays(database, kindergartenId, {
    from: addDays(today, -longestTerm),
    to: today,
  })
  const [hours] = await database
    .select({ opensAt: kindergarten.opensAt, closesAt: kindergarten.closesAt })
    .from(kindergarten)
    .where(eq(kindergarten.id, kindergartenId))
  if (!hours) return []
  const { opensAt, closesAt } = hours
  const isOpen = (date: string) => isOpenOn(date, { ...openDays, closedOn: null })
  return lastOpenDays(now, termLength, isOpen).map((date) =>
    termDay(date, { opensAt: clockTime(opensAt), closesAt: clockTime(closesAt) }),
  )
}

const toTermChild = (child: FoundChild, serial: number) => ({
  ...child,
  serial,
  guardianId: child.guardians.find(({ hasAccess }) => hasAccess)?.id ?? null,
})

const batchesOf = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / batchSize) }, (_, at) =>
    rows.slice(at * batchSize, (at + 1) * batchSize),
  )
