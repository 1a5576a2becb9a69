import { access, readFile } from 'node:fs/promises'
import path from 'node:path'
import { imageWidths } from '@trivsel/content-contract/content'
import sharp from 'sharp'
import { pathInFolder } from './path-in-folder.ts'

export type PictureFile = {
  name: string
  mimetype: string
  data: Buffer
  /** Drawn from an SVG, in the largest width. */
  isDrawing: boolean
}

const mimetypes: Record<string, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

/** What is wrong with a picture of the folder, or null. Reads its header only. */
export async function checkPicture(folder: string, file: string): Promise<string | null> {
  const full = pathInFolder(folder, file)
  if (!full) return 'lies outside the folder'
  if (!(await exists(full))) return 'does not exist'
  try {
    const { format, width } = await sharp(full).metadata()
    if (format !== 'svg' && !(format in mimetypes)) return `is of an unknown type (${format})`
    if (format !== 'svg' && width < imageWidths.xxs)
      return `is ${width} pixels wide; at least ${imageWidths.xxs} are needed`
    return null
  } catch {
    return 'is not a picture that can be read'
  }
}

export async function readPicture(folder: string, file: string): Promise<Buffer> {
  return readFile(path.join(folder, file))
}

/**
 * A picture as it is uploaded. An SVG becomes a PNG of the largest width that the site shows,
 * without an alpha channel, which would double the work of making the sizes.
 */
export async function toPictureFile(file: string, bytes: Buffer): Promise<PictureFile> {
  const { name } = path.parse(file)
  const { format, width, density = 72 } = await sharp(bytes).metadata()
  if (format !== 'svg')
    return {
      name: path.basename(file),
      mimetype: mimetypes[format] ?? 'application/octet-stream',
      data: bytes,
      isDrawing: false,
    }
  const data = await sharp(bytes, { density: (density * imageWidths.xxl) / width })
    .resize({ width: imageWidths.xxl })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 3 })
    .toBuffer()
  return { name: `${name}.png`, mimetype: 'image/png', data, isDrawing: true }
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )
