import type { Locale } from '@trivsel/content-contract/content'
import type { Database } from '#platform/database/database.server.ts'
import type { DeletionPreview, DeletionRefusal } from './contract.ts'
import { personalTables } from './personal-data.server.ts'

/** What deleting an account would do, and what stands in its way. */
export async function previewDeletion(
  database: Database,
  userId: string,
  locale: Locale,
): Promise<DeletionPreview> {
  const preview: DeletionPreview = { removed: [], kept: [], blockedBy: [] }
  for (const { name, onDeletion } of personalTables)
    if (onDeletion === 'removed') preview.removed.push(name({}, { locale }))
    else
      preview.kept.push({
        name: name({}, { locale }),
        because: onDeletion.keptBecause({}, { locale }),
      })
  preview.blockedBy.push(...(await findBlocks(database, userId)))
  return preview
}

/** Why the account cannot be deleted now, by the features that say so. */
export async function findBlocks(database: Database, userId: string): Promise<DeletionRefusal[]> {
  const blocks: DeletionRefusal[] = []
  for (const { blocksDeletion } of personalTables) {
    const block = await blocksDeletion?.(database, userId)
    if (block) blocks.push(block)
  }
  return blocks
}
