import { eq, inArray } from 'drizzle-orm'
import { caseFile } from '#core/cases/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { type FoundAccount, findAccount } from '../model/find-account.server.ts'
import type { Invoice } from '../model/invoice-of.ts'
import { depositShare } from './tables.server.ts'

/** The key that somebody has shared their account by; null for none. */
export async function findShareKey(database: Database, userId: string): Promise<string | null> {
  const [found] = await database
    .select({ key: depositShare.key })
    .from(depositShare)
    .innerJoin(caseFile, eq(caseFile.id, depositShare.caseId))
    .where(eq(caseFile.userId, userId))
  return found?.key ?? null
}

/** @returns the key, the same for as long as it is shared; null while there is nothing to pay */
export async function shareAccount(database: Database, userId: string): Promise<string | null> {
  const found = await findAccount(database, userId)
  if (!found?.invoice || found.figures.isPaid) return null
  const { caseId } = found.account
  await database.insert(depositShare).values({ caseId }).onConflictDoNothing()
  return findShareKey(database, userId)
}

export async function stopSharing(database: Database, userId: string): Promise<void> {
  const own = database.select({ id: caseFile.id }).from(caseFile).where(eq(caseFile.userId, userId))
  await database.delete(depositShare).where(inArray(depositShare.caseId, own))
}

export type SharedAccount = FoundAccount & { readonly invoice: Invoice }

/** The account that was shared by a key; null when it leads nowhere. */
export async function findSharedAccount(
  database: Database,
  key: string,
): Promise<SharedAccount | null> {
  const [shared] = await database
    .select({ userId: caseFile.userId })
    .from(depositShare)
    .innerJoin(caseFile, eq(caseFile.id, depositShare.caseId))
    .where(eq(depositShare.key, key))
  const found = shared ? await findAccount(database, shared.userId) : null
  return found?.invoice ? { ...found, invoice: found.invoice } : null
}
