import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import path from 'node:path'
import type { CollectionBeforeOperationHook } from 'payload'
import { toSlug } from './to-slug.ts'

/**
 * Names an uploaded file after its bytes. The name never meets another file's, cannot be guessed
 * from the title, and changes exactly when the file does, so it may be cached without end.
 */
export const nameFileByContent: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (!req.file || (operation !== 'create' && operation !== 'update')) return
  const { name, ext } = path.parse(req.file.name)
  const hash = (await hashOf(req.file)).slice(0, 20)
  req.file.name = `${toSlug(name).slice(0, 40) || 'fil'}-${hash}${ext.toLowerCase()}`
}

/** Uploads over the network are in a temporary file; uploads of the import are in memory. */
async function hashOf({ data, tempFilePath }: { data: Buffer; tempFilePath?: string }) {
  const hash = createHash('sha256')
  if (!tempFilePath) return hash.update(data).digest('hex')
  for await (const chunk of createReadStream(tempFilePath)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
