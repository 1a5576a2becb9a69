import { access, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { AvifName } from './avif-name.ts'

/**
 * Quality 80 of the specification is WebP's scale. AVIF's 60 looks the same or better with fewer
 * bytes, and Next's picture optimizer takes off the same 20; its 80 makes larger files than WebP.
 * Effort 2 takes a sixth of the time of the default for files a tenth larger.
 */
const options = { quality: 60, effort: 2 } as const

const originalTypes = ['.png', '.jpg', '.jpeg', '.webp']

/**
 * Writes a size of a picture as AVIF beside its WebP. The file is complete as soon as it is there.
 * @throws {Error} the picture cannot be read or the folder cannot be written
 */
export async function convertToAvif(folder: string, name: AvifName): Promise<void> {
  const source = await findSource(folder, name)
  const unfinished = path.join(folder, `.${name.avif}.unfinished`)
  try {
    await sharp(source)
      .autoOrient()
      .resize({ width: name.width, height: name.height, fit: 'fill' })
      .avif(options)
      .toFile(unfinished)
    // The picture may have been deleted meanwhile, and what was made of it then.
    if (await exists(path.join(folder, name.webp)))
      await rename(unfinished, path.join(folder, name.avif))
  } finally {
    await rm(unfinished, { force: true })
  }
}

/** The upload itself; what WebP has lost already need not be lost twice. */
async function findSource(folder: string, { original, webp }: AvifName): Promise<string> {
  for (const type of originalTypes) {
    const file = path.join(folder, original + type)
    if (await exists(file)) return file
  }
  return path.join(folder, webp)
}

export function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
