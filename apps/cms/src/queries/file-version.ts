import { createHash } from 'node:crypto'

type StoredFile = { filename?: string | null; filesize?: number | null; updatedAt: string }

/** Changes whenever the file, or what is known about it, does. */
export function fileVersion({ filename, filesize, updatedAt }: StoredFile): string {
  return createHash('sha256')
    .update(`${filename}|${filesize}|${updatedAt}`)
    .digest('hex')
    .slice(0, 12)
}
