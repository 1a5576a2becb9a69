import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { listAttachmentsBySubject } from '#core/files/attachments.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { HandoverItemView } from './contract.ts'
import { listContacts } from './find-standing.server.ts'
import { minutesOf } from './minutes.ts'
import { associationAssembly, associationHandoverItem } from './tables.server.ts'

/** Nobody reads older ones here. */
const mostShown = 20

/** The latest first, with their minutes and what they hand over. */
export async function listAssemblies(database: Database, associationId: string) {
  const found = await database
    .select()
    .from(associationAssembly)
    .where(eq(associationAssembly.associationId, associationId))
    .orderBy(desc(associationAssembly.heldOn), desc(associationAssembly.registeredAt))
    .limit(mostShown)
  const ids = found.map(({ id }) => id)
  const minutes = await listAttachmentsBySubject(database, ids.map(minutesOf))
  const items = await listItems(database, ids)
  const contacts = await listContacts(database, associationId)
  return found.map((row) => ({
    row,
    view: {
      id: row.id,
      heldOn: row.heldOn,
      registeredAt: row.registeredAt.toISOString(),
      withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
      minutes: [...(minutes.get(row.id) ?? [])],
      waitingToStepDown:
        row.releasedAt || row.withdrawnAt
          ? []
          : contacts.filter(({ id }) => row.steppingDown.includes(id)).map(({ name }) => name),
      items: items.get(row.id) ?? [],
    },
  }))
}

async function listItems(
  database: Database,
  assemblies: readonly string[],
): Promise<Map<string, HandoverItemView[]>> {
  const lists = new Map<string, HandoverItemView[]>()
  if (assemblies.length === 0) return lists
  const rows = await database
    .select({
      item: associationHandoverItem,
      by: sql<string | null>`${user.firstName} || ' ' || ${user.lastName}`,
    })
    .from(associationHandoverItem)
    .leftJoin(user, eq(user.id, associationHandoverItem.acceptedBy))
    .where(inArray(associationHandoverItem.assemblyId, [...assemblies]))
    .orderBy(asc(associationHandoverItem.key))
  for (const { item, by } of rows) {
    const { assemblyId, id, name, text, page, acceptedAt } = item
    const view = {
      id,
      name,
      text,
      page,
      acceptedAt: acceptedAt?.toISOString() ?? null,
      acceptedBy: by,
    }
    const list = lists.get(assemblyId)
    if (list) list.push(view)
    else lists.set(assemblyId, [view])
  }
  return lists
}
