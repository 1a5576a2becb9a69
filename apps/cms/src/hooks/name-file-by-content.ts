import { createHash } from 'node:crypto'
import path from 'node:path'
import type { CollectionBeforeOperationHook } from 'payload'
import { toSlug } from './to-slug.ts'

/**
 * Names an uploaded file after its bytes. The name never meets another file's, cannot be guessed
 * from the title, and changes exactly when the file does, so it may be cached without end.
 */
export const nameFileByContent: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (!req.file || (operation !== 'create' && operation !== 'update')) return
  const { name, ext } = path.parse(req.file.name)
  const hash = createHash('sha256').update(req.file.data).digest('hex').slice(0, 20)
  req.file.name = `${toSlug(name).slice(0, 40) || 'fil'}-${hash}${ext.toLowerCase()}`
}
