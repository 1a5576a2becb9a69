import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { inquiryCategory } from '../model/tables.server.ts'
import { refuseSetup } from './refuse-setup.server.ts'

type Seen = { id: string; version: number }

/**
 * A category as it was seen, which nobody else changes meanwhile.
 * @param strength with `update` nobody writes to us about it meanwhile either
 * @throws {Refusal} `CATEGORY_NOT_FOUND`, `SETUP_CHANGED`
 */
export async function lockCategory(
  transaction: Database,
  { id, version }: Seen,
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

/** What belongs to a category is seen with it, and changes its version. */
export async function noteChange(transaction: Database, { id, version }: Seen): Promise<void> {
  await transaction
    .update(inquiryCategory)
    .set({ version: version + 1 })
    .where(eq(inquiryCategory.id, id))
}
