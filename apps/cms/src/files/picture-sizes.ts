import { randomBytes } from 'node:crypto'
import { access, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { imageSizes } from '../collections/image-sizes.ts'

export type PictureSize = { filename: string; width: number; height: number; mimeType: string }

const sizeName = /^(?<name>[\w-]+)-(?<width>\d{1,4})x(?<height>\d{1,5})\.webp$/

/**
 * The sizes that an upload of a picture gets, by their names, before there is any of them.
 * @param file its name in the folder; pixels
 */
export function plannedSizes(file: string, picture: { width: number; height: number }) {
  const { name } = path.parse(file)
  const sizes = imageSizes
    .filter(({ width = 0 }) => width <= picture.width)
    .map(({ name: size, width = 0 }): [string, PictureSize] => {
      const height = Math.round((picture.height * width) / picture.width)
      return [
        size,
        { filename: `${name}-${width}x${height}.webp`, width, height, mimeType: 'image/webp' },
      ]
    })
  return Object.fromEntries(sizes)
}

/**
 * Makes a planned size of a drawing whose file is in the folder.
 * @returns false for a name that is none, or when the drawing is not there
 */
export async function makeSize(folder: string, filename: string): Promise<boolean> {
  const groups = sizeName.exec(filename)?.groups
  if (!groups) return false
  const drawing = path.join(folder, `${groups.name}.png`)
  if (!(await exists(drawing))) return false
  const picture = sharp(await readFile(drawing))
  const { width, height } = await picture.metadata()
  const planned = Object.values(plannedSizes(`${groups.name}.png`, { width, height }))
  const size = planned.find((candidate) => candidate.filename === filename)
  if (!size) return false
  await writeSize(folder, size, picture)
  return true
}

/**
 * Makes those sizes of a drawing that are missing.
 * @returns bytes of each, by its name
 */
export async function makeSizes(
  folder: string,
  file: string,
  picture: { width: number; height: number },
): Promise<Record<string, number>> {
  const drawing = sharp(await readFile(path.join(folder, file)))
  const bytes: Record<string, number> = {}
  for (const [name, size] of Object.entries(plannedSizes(file, picture))) {
    const made = path.join(folder, size.filename)
    if (!(await exists(made))) await writeSize(folder, size, drawing)
    bytes[name] = (await stat(made)).size
  }
  return bytes
}

/** Whole or not at all: a reader never meets half of it, and two who write it agree. */
async function writeSize(folder: string, size: PictureSize, picture: Sharp): Promise<void> {
  const { filename, width, height } = size
  const format = imageSizes.find((candidate) => candidate.width === width)?.formatOptions
  if (!format) throw new Error(`There is no size of ${width} pixels`)
  const bytes = await picture
    .clone()
    .resize({ width, height, fit: 'fill' })
    .toFormat(format.format, format.options)
    .toBuffer()
  const unfinished = path.join(folder, `.${filename}.${randomBytes(6).toString('hex')}`)
  await writeFile(unfinished, bytes)
  await rename(unfinished, path.join(folder, filename))
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )
