import type { Download } from '@trivsel/content-contract/content'
import type { StoredDownload } from '../payload-types.ts'
import { fileVersion } from './file-version.ts'
import type { Reading } from './reading.ts'

/** A file with its words; null while one of them is missing. */
export function toDownload(stored: StoredDownload | undefined, reading: Reading): Download | null {
  const file = stored?.file
  if (typeof file !== 'object' || file === null) return null
  reading.tags.add('attachments', file.id)
  if (!stored?.title || !file.filename) return null
  return {
    title: stored.title,
    file: file.filename,
    version: fileVersion(file),
    bytes: file.filesize ?? 0,
  }
}
