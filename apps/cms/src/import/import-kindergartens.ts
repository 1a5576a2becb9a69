import type { ImportKindergarten } from '@trivsel/content-contract/import'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
} from 'payload'
import { contentHash } from './content-hash.ts'
import type { ItemPicture } from './item-pictures.ts'
import { kindergartenData } from './kindergarten-data.ts'

export type ImportCounts = { created: number; updated: number; unchanged: number }
type IdOfPicture = (picture: ItemPicture) => number
type Stored = { id: number; importHash?: string | null }

/**
 * Creates or updates every item by its key and publishes it in the languages it has. An item that
 * is the same as at the last import is left alone, and with it what editors have changed since.
 */
export async function importKindergartens(
  payload: Payload,
  items: ImportKindergarten[],
  idOfPicture: IdOfPicture,
  onProgress: (done: number, total: number) => void,
): Promise<ImportCounts> {
  const stored = await findStored(payload)
  const counts: ImportCounts = { created: 0, updated: 0, unchanged: 0 }
  for (const [index, item] of items.entries()) {
    const outcome = await importItem(payload, item, index + 1, idOfPicture, stored.get(item.key))
    counts[outcome]++
    onProgress(index + 1, items.length)
  }
  return counts
}

async function findStored(payload: Payload): Promise<Map<string, Stored>> {
  const { docs } = await payload.find({
    collection: 'kindergartens',
    where: { importKey: { exists: true } },
    depth: 0,
    pagination: false,
    select: { importKey: true, importHash: true },
  })
  return new Map(
    docs.flatMap((document) => (document.importKey ? [[document.importKey, document]] : [])),
  )
}

async function importItem(
  payload: Payload,
  item: ImportKindergarten,
  sortOrder: number,
  idOfPicture: IdOfPicture,
  stored: Stored | undefined,
): Promise<keyof ImportCounts> {
  const norwegian = kindergartenData(item, 'no', sortOrder, idOfPicture)
  const english = kindergartenData(item, 'en', sortOrder, idOfPicture)
  const importHash = contentHash(JSON.stringify([norwegian, english]))
  if (stored?.importHash === importHash) return 'unchanged'

  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    const write = { collection: 'kindergartens', req, depth: 0, draft: true } as const
    const { id } = stored
      ? await payload.update({ ...write, id: stored.id, locale: 'no', data: norwegian })
      : await payload.create({ ...write, locale: 'no', data: norwegian })
    await payload.update({
      ...write,
      id,
      draft: false,
      locale: 'en',
      data: { ...english, importHash, _status: 'published' },
    })
    await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    throw new Error(`${item.key} could not be stored`, { cause: error })
  }
  return stored ? 'updated' : 'created'
}
