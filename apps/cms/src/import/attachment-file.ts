import { open, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathInFolder } from './path-in-folder.ts'

const pdfStart = '%PDF-'

/** What is wrong with a PDF of the folder, or null. Reads its beginning only. */
export async function checkPdf(folder: string, file: string): Promise<string | null> {
  const full = pathInFolder(folder, file)
  if (!full) return 'lies outside the folder'
  try {
    await using handle = await open(full)
    const { buffer } = await handle.read(Buffer.alloc(pdfStart.length), 0, pdfStart.length, 0)
    return buffer.toString('latin1') === pdfStart ? null : 'is not a PDF'
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    return missing ? 'does not exist' : 'cannot be read'
  }
}

export async function readAttachment(folder: string, file: string): Promise<Buffer> {
  return readFile(path.join(folder, file))
}
