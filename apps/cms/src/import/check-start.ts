import { open } from 'node:fs/promises'
import { pathInFolder } from './path-in-folder.ts'

const startLength = 16

/**
 * What is wrong with a file of the folder, or null. Reads its beginning only.
 * @param judge checks the first 16 bytes; a shorter file is padded with 0
 */
export async function checkStart(
  folder: string,
  file: string,
  judge: (start: Buffer) => string | null,
): Promise<string | null> {
  const full = pathInFolder(folder, file)
  if (!full) return 'lies outside the folder'
  try {
    await using handle = await open(full)
    const { buffer } = await handle.read(Buffer.alloc(startLength), 0, startLength, 0)
    return judge(buffer)
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    return missing ? 'does not exist' : 'cannot be read'
  }
}
