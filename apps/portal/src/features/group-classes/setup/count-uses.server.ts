import type { PgTable } from 'drizzle-orm/pg-core'
import { countReferences } from '#platform/database/count-references.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { InUse, UseKind } from './in-use.ts'

/** Tables that refer to the setup, as staff know them. */
const useOfTable: Readonly<Record<string, UseKind>> = {
  group_class_schedule: 'scheduleRows',
  group_class_exception: 'exceptions',
  group_class: 'classes',
  group_class_kind: 'kinds',
  group_class_room: 'rooms',
  court: 'courts',
  court_opening: 'courtRules',
  court_closure: 'courtRules',
}

/** What uses a row of the setup; none: it can be removed. */
export async function countUses(
  database: Database,
  table: PgTable,
  id: number,
): Promise<InUse['uses']> {
  const uses = new Map<UseKind, number>()
  for (const [name, count] of await countReferences(database, table, id)) {
    const what = useOfTable[name] ?? 'others'
    uses.set(what, (uses.get(what) ?? 0) + count)
  }
  return [...uses].map(([what, count]) => ({ what, count }))
}
