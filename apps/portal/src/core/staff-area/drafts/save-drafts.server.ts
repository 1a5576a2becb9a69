import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { staffDraft } from '../tables.server.ts'
import { type DraftToSave, DraftValues, maxDrafts, type StaffDraft } from './draft.ts'

type Parts = { readonly database: Database; readonly encryption: FieldEncryption }

/** What somebody of the staff has typed and not sent, the newest first; nobody else gets it. */
export async function listDrafts(
  { database, encryption }: Parts,
  userId: string,
): Promise<StaffDraft[]> {
  const rows = await database
    .select()
    .from(staffDraft)
    .where(eq(staffDraft.userId, userId))
    .orderBy(desc(staffDraft.savedAt), staffDraft.key)
  return rows.map(({ key, values, version, savedAt }) => ({
    key,
    values: DraftValues.parse(JSON.parse(encryption.decrypt(values, locationOf(userId, key)))),
    version,
    savedAt: savedAt.toISOString(),
  }))
}

/** The last one wins; beyond the limit the oldest are deleted. */
export async function saveDraft(
  { database, encryption }: Parts,
  userId: string,
  { key, values, version }: DraftToSave,
): Promise<void> {
  const written = {
    values: encryption.encrypt(JSON.stringify(values), locationOf(userId, key)),
    version,
  }
  await database
    .insert(staffDraft)
    .values({ userId, key, ...written })
    .onConflictDoUpdate({
      target: [staffDraft.userId, staffDraft.key],
      set: { ...written, savedAt: sql`now()` },
    })
  const newest = database
    .select({ key: staffDraft.key })
    .from(staffDraft)
    .where(eq(staffDraft.userId, userId))
    .orderBy(desc(staffDraft.savedAt), staffDraft.key)
    .limit(maxDrafts)
  await database
    .delete(staffDraft)
    .where(and(eq(staffDraft.userId, userId), notInArray(staffDraft.key, newest)))
}

export async function deleteDraft(database: Database, userId: string, key: string): Promise<void> {
  await database
    .delete(staffDraft)
    .where(and(eq(staffDraft.userId, userId), eq(staffDraft.key, key)))
}

const locationOf = (userId: string, key: string) => ({
  table: 'staff_draft',
  column: 'values',
  row: `${userId} ${key}`,
})
