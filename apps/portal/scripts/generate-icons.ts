import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { toIco } from '../src/core/organisation/pictures/to-ico.ts'

/**
 * Draws the icons that browsers and phones want as pictures from `favicon.svg`, and the picture of
 * shared pages from the front page's drawing: `node scripts/generate-icons.ts`.
 */
const folder = fileURLToPath(new URL('../public/', import.meta.url))
const icon = readFileSync(`${folder}favicon.svg`)

const draw = (size: number) =>
  sharp(icon, { density: 72 * Math.ceil(size / 36) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

/** Phones cut a corner of their own: the ground goes to the edges, the leaf keeps its distance. */
async function drawOnGround(size: number): Promise<Buffer> {
  return sharp(await draw(Math.round(size * 0.86)))
    .resize(size, size, { fit: 'contain', background: '#1f5a36' })
    .flatten({ background: '#1f5a36' })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

async function drawShared(): Promise<Buffer> {
  return sharp(`${folder}drawings/front.svg`, { density: 110 })
    .resize(1_200, 630, { fit: 'cover', position: 'center' })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

writeFileSync(`${folder}favicon.ico`, toIco(await draw(32), 32))
writeFileSync(`${folder}apple-touch-icon.png`, await drawOnGround(180))
writeFileSync(`${folder}icon-192.png`, await draw(192))
writeFileSync(`${folder}icon-512.png`, await draw(512))
writeFileSync(`${folder}icon-maskable-512.png`, await drawOnGround(512))
writeFileSync(`${folder}share.png`, await drawShared())
