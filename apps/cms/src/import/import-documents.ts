import type { ImportFileName } from '@trivsel/content-contract/import/folder'
import type { Payload, PayloadRequest } from 'payload'
import { kinds } from '../kinds/kinds.ts'
import { forgetRedirectsFrom } from '../redirects/write-redirects.ts'
import { contentHash } from './content-hash.ts'
import { type GlobalName, isGlobal } from './import-names.ts'
import type { Entry, ImportSource } from './import-source.ts'
import { inTransaction } from './in-transaction.ts'
import { itemData } from './item-data.ts'
import type { StoredIds } from './item-writer.ts'
import { listedKindOf } from './listed-kind.ts'
import { pagePathsOf } from './page-paths.ts'
import { documentName, type KnownDocuments } from './reserve-documents.ts'
import { type NewDocument, welcomeDocuments } from './welcome-documents.ts'
import { saveDocument, saveGlobal, writeNewDocument } from './write-document.ts'

export type Outcome = 'created' | 'updated' | 'unchanged'
export type ImportCounts = Map<ImportFileName, Record<Outcome, number>>

/** Items that are committed together: an interrupted import continues after the last of these. */
const batchSize = 25

type Context = {
  payload: Payload
  source: ImportSource
  known: KnownDocuments
  globalHashes: ReadonlyMap<GlobalName, string | null>
  ids: StoredIds
}

/**
 * Creates or updates every item and publishes it in the languages it has. An item that is the same
 * as at the last import is left alone, and with it what editors have changed since.
 */
export async function importDocuments(
  context: Context,
  onProgress: (done: number, total: number) => void,
): Promise<ImportCounts> {
  const { entries } = context.source
  const computedOf = computedFields(context.source)
  const counts: ImportCounts = new Map()
  for (let start = 0; start < entries.length; start += batchSize) {
    const batch = entries.slice(start, start + batchSize)
    await inTransaction(context.payload, async (req) => {
      const created: NewDocument[] = []
      for (const entry of batch) {
        const outcome = await importItem(context, req, entry, computedOf, created).catch(
          (cause: unknown) => {
            throw new Error(`${entry.name}/${entry.key} could not be stored`, { cause })
          },
        )
        const count = counts.get(entry.name) ?? { created: 0, updated: 0, unchanged: 0 }
        counts.set(entry.name, { ...count, [outcome]: count[outcome] + 1 })
      }
      await welcomeDocuments(req, created)
    })
    onProgress(start + batch.length, entries.length)
  }
  return counts
}

async function importItem(
  { payload, known, globalHashes, ids }: Context,
  req: PayloadRequest,
  entry: Entry,
  computedOf: (entry: Entry) => object,
  created: NewDocument[],
): Promise<Outcome> {
  const { name, key } = entry
  const data = itemData(entry, ids)
  const importHash = contentHash(JSON.stringify(data))
  if (isGlobal(name)) {
    const stored = globalHashes.get(name)
    if (stored === importHash) return 'unchanged'
    await saveGlobal({ payload, req }, name, data, importHash)
    return stored ? 'updated' : 'created'
  }
  const document = known.get(documentName(name, key))
  if (!document) throw new Error('no place was reserved for it')
  if (document.importHash === importHash) return 'unchanged'
  const target = { payload, req, id: document.id }
  const marks = { importKey: key, importHash }
  if (!document.isEmpty) {
    await saveDocument(target, name, data, marks)
    return 'updated'
  }
  if (name === 'redirects') {
    // A page of this run that was renamed has left one behind by itself.
    await forgetRedirectsFrom(req, [key])
    await saveDocument(target, name, data, marks)
    return 'created'
  }
  await writeNewDocument(target, name, data, { ...computedOf(entry), ...marks })
  created.push({ collection: name, id: document.id })
  return 'created'
}

/** What hooks make of a saved document, for those that are written past them. */
function computedFields(source: ImportSource): (entry: Entry) => object {
  const paths = pagePathsOf(source)
  const importedAt = new Date().toISOString()
  return ({ name, key }) => {
    if (name === 'pages') return { path: paths.get(key) }
    const kind = listedKindOf(name)
    return (kind && kinds[kind].onFirstImport?.(importedAt)) ?? {}
  }
}
