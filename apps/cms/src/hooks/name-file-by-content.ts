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
  req.file.name = nameWithHash(req.file.name, await hashOf(req.file))
}

/** @param parts what the name changes with: the bytes, and what else tells the file from others */
export function nameByContent(fileName: string, parts: readonly (Buffer | string)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return nameWithHash(fileName, hash.digest('hex'))
}

function nameWithHash(fileName: string, hash: string): string {
  const { name, ext } = path.parse(fileName)
  return `${toSlug(name).slice(0, 40) || 'fil'}-${hash.slice(0, 20)}${ext.toLowerCase()}`
}

/** Uploads over the network are in a temporary file; uploads of the import are in memory. */
async function hashOf({ data, tempFilePath }: { data: Buffer; tempFilePath?: string }) {
  const hash = createHash('sha256')
  if (!tempFilePath) return hash.update(data).digest('hex')
  for await (const chunk of createReadStream(tempFilePath)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
