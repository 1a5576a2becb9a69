import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { inquiryCategory } from '../model/tables.server.ts'
import { refuseSetup } from './refuse-setup.server.ts'

type SeenVersion = { id: string; version: number }

/**
 * Locks a category in the version that was seen.
 * @param strength `update` also blocks new inquiries about it
 * @throws {Refusal} `CATEGORY_NOT_FOUND`, `SETUP_CHANGED`
 */
export async function lockCategory(
  transaction: Database,
  { id, version }: SeenVersion,
  strength: 'no key update' | 'update' = 'no key update',
) {
  const [found] = await transaction
    .select()
    .from(inquiryCategory)
    .where(eq(inquiryCategory.id, id))
    .for(strength)
  if (!found) throw refuseSetup('CATEGORY_NOT_FOUND')
  if (found.version !== version) throw refuseSetup('SETUP_CHANGED')
  return found
}

/** Increments the version of a category when an entry inside it changes. */
export async function incrementVersion(
  transaction: Database,
  { id, version }: SeenVersion,
): Promise<void> {
  await transaction
    .update(inquiryCategory)
    .set({ version: version + 1 })
    .where(eq(inquiryCategory.id, id))
}
