import type { ImportFileName } from '@trivsel/content-contract/import/folder'
import type { Payload } from 'payload'
import { refreshContentLinks } from '../usage/refresh-content-links.ts'
import { checkFields } from './check-fields.ts'
import { checkRedirects } from './check-redirects.ts'
import { checkStored } from './check-stored.ts'
import { exclusively } from './exclusively.ts'
import { type ImportCounts, importDocuments } from './import-documents.ts'
import { importAttachments, importVideos } from './import-files.ts'
import { type CollectionName, type GlobalName, isGlobal } from './import-names.ts'
import { importPictures } from './import-pictures.ts'
import type { ImportSource } from './import-source.ts'
import type { UploadCounts } from './import-uploads.ts'
import { ImportProblems, inReadingOrder } from './problem.ts'
import { documentName, reserveDocuments } from './reserve-documents.ts'
import { readStoredDocuments } from './stored-documents.ts'

export type ImportReport = {
  pictures: UploadCounts
  attachments: UploadCounts
  videos: UploadCounts
  documents: ImportCounts
}

type OnProgress = (what: string, done: number, total: number) => void

/**
 * Brings a checked folder in. What is interrupted is continued by the next run.
 * @throws {ImportProblems} before anything is written: the content system would not take it
 * @throws {ImportUnderWay} there is another import
 */
export function importContent(
  payload: Payload,
  source: ImportSource,
  onProgress: OnProgress,
): Promise<ImportReport> {
  return exclusively(payload, () => runImport(payload, source, onProgress))
}

async function runImport(
  payload: Payload,
  source: ImportSource,
  onProgress: OnProgress,
): Promise<ImportReport> {
  const names = [...new Set(source.entries.map(({ name }) => name))]
  const collections = names.filter((name): name is CollectionName => !isGlobal(name))
  const stored = await readStoredDocuments(payload, collections)
  const problems = [
    ...(await checkFields(payload, source.entries)),
    ...checkStored(source, stored),
    ...(await checkRedirects(payload, source, stored)),
  ]
  if (problems.length > 0) throw new ImportProblems(inReadingOrder(problems))

  const progress = (what: string) => (done: number, total: number) => onProgress(what, done, total)
  const pictures = await importPictures(payload, source, progress('pictures'))
  const attachments = await importAttachments(payload, source, progress('files'))
  const videos = await importVideos(payload, source, progress('videos'))
  const known = await reserveDocuments(payload, source.entries, stored)
  const documents = await importDocuments(
    {
      payload,
      source,
      known,
      globalHashes: await readGlobalHashes(payload, names.filter(isGlobal)),
      ids: {
        picture: pictures.idOf,
        attachment: attachments.idOf,
        video: videos.idOf,
        item: (file, key) => idOfItem(file, key),
      },
    },
    progress('items'),
  )
  // The next editor to open a page would wait until all links are read.
  await refreshContentLinks(payload)
  return { pictures, attachments, videos, documents }

  function idOfItem(file: ImportFileName, key: string): number {
    const document = isGlobal(file) ? undefined : known.get(documentName(file, key))
    if (!document) throw new Error(`${file}/${key} was not imported`)
    return document.id
  }
}

async function readGlobalHashes(
  payload: Payload,
  names: readonly GlobalName[],
): Promise<Map<GlobalName, string | null>> {
  const hashes = new Map<GlobalName, string | null>()
  for (const slug of names) {
    const { importHash } = await payload.findGlobal({ slug, depth: 0 })
    hashes.set(slug, importHash ?? null)
  }
  return hashes
}
