import { randomUUID } from 'node:crypto'
import { addChild, addKindergarten } from '#core/kindergartens/kindergartens.testing.server.ts'
import { kindergartenDevice } from '#core/kindergartens/presence/tables.server.ts'
import { hashToken } from '#platform/crypto/hash-token.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/** A tablet of a department. @returns its id, and the token of its cookie */
export async function addTablet(
  database: Database,
  departmentId: string,
  values: Partial<typeof kindergartenDevice.$inferInsert> = {},
): Promise<{ deviceId: string; token: string }> {
  const token = randomUUID()
  const [device] = await database
    .insert(kindergartenDevice)
    .values({ departmentId, name: 'Garderoben', tokenHash: hashToken(token), ...values })
    .returning({ id: kindergartenDevice.id })
  if (!device) throw new Error('the tablet was not added')
  return { deviceId: device.id, token }
}

/** A kindergarten with a department, a child and a tablet. */
export async function addDepartmentWithTablet(database: Database) {
  const { kindergartenId, departmentId } = await addKindergarten(database)
  const childId = await addChild(database, { departmentId })
  return { kindergartenId, departmentId, childId, ...(await addTablet(database, departmentId)) }
}
