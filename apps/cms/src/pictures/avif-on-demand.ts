import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { readAvifName } from './avif-name.ts'
import { createAvifQueue } from './avif-queue.ts'
import { convertToAvif, exists } from './convert-to-avif.ts'

/**
 * Sizes as AVIF, made when they are first asked for: most sizes of most pictures never are, and
 * an upload that had to make them all would take four times as long. Until the AVIF is there
 * the WebP is the answer, so nobody waits.
 */
export function createAvifOnDemand(options: {
  folder: string
  onFailure: (error: unknown, file: string) => void
}) {
  const { folder } = options
  const queue = createAvifQueue({
    convert: (name) => convertToAvif(folder, name),
    onFailure: (error, name) => options.onFailure(error, name.avif),
  })

  return {
    /** @returns undefined when there is nothing special about the file: it is sent as it lies there */
    async answer(file: string): Promise<Response | undefined> {
      const name = readAvifName(file)
      if (!name || (await exists(path.join(folder, name.avif)))) return undefined
      const webp = await readIfThere(path.join(folder, name.webp))
      if (!webp) return new Response(null, { status: 404 })
      queue.request(name)
      return new Response(webp, {
        headers: { 'content-type': 'image/webp', 'cache-control': 'no-store' },
      })
    },

    finished: queue.finished,
  }
}

async function readIfThere(file: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await readFile(file))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
