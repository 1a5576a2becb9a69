import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawPictures } from './draw-pictures.server.ts'
import { type PictureName, pictureFiles } from './pictures.ts'

const clear = { r: 0, g: 0, b: 0, alpha: 0 }
/** A square or a bar of a colour, with what is around it. */
const draw = (width: number, height: number, { around = 0, colour = '#0b5cad' } = {}) =>
  sharp({ create: { width, height, channels: 4, background: colour } })
    .extend({ top: around, bottom: around, left: around, right: around, background: clear })
    .png()
    .toBuffer()
const made = async (bytes: Buffer, name: PictureName) => {
  const drawn = await drawPictures({ bytes, name }, (part) => Uint8Array.from(part))
  if (typeof drawn === 'string') throw new Error(drawn)
  return drawn
}

describe('a logo', () => {
  it('is as high as the header needs it, without empty edges', async () => {
    const [logo, ...more] = await made(await draw(1_200, 400, { around: 50 }), 'logo')
    expect(more).toEqual([])
    expect(logo).toMatchObject({ file: '/logo.png', width: 480, height: 160 })
    expect(await sharp(logo?.bytes).metadata()).toMatchObject({ format: 'png', width: 480 })
  })

  it('is not made larger than it is', async () => {
    expect(await made(await draw(300, 80), 'logo-dark')).toMatchObject([
      { file: '/logo-dark.png', width: 300, height: 80 },
    ])
  })

  it.each([
    ['a line', 2, 100],
    ['a dot', 1, 1],
  ])('is refused when it is %s', async (_, width, height) => {
    await expect(made(await draw(width, height), 'logo')).rejects.toThrow('LOGO_TOO_SMALL')
  })

  it('is refused when it would be blurred', async () => {
    const bytes = await draw(300, 79, { around: 50 })
    await expect(made(bytes, 'logo')).rejects.toThrow('LOGO_TOO_SMALL')
  })
})

describe('a mark', () => {
  it('is all that browsers and phones ask for', async () => {
    const drawn = await made(await draw(600, 500), 'mark')
    expect(drawn.map(({ file }) => file)).toEqual(pictureFiles.mark)
    for (const { file, bytes, width, height } of drawn.filter(
      ({ file }) => file !== '/favicon.ico',
    ))
      expect({ file, ...(await sharp(bytes).metadata()) }).toMatchObject({ file, width, height })
    const icon = drawn.find(({ file }) => file === '/favicon.ico')
    expect(Buffer.from(icon?.bytes ?? []).readUInt32BE(22)).toBe(0x89504e47)
  })

  it('fills what may not be transparent with a ground', async () => {
    const drawn = await made(await draw(512, 512, { colour: '#0b5cad' }), 'mark')
    const phone = drawn.find(({ file }) => file === '/apple-touch-icon.png')
    const { data } = await sharp(phone?.bytes).raw().toBuffer({ resolveWithObject: true })
    expect([...data.subarray(0, 3)]).toEqual([0x0b, 0x5c, 0xad])
  })

  it('is refused when it is smaller than the largest icon', async () => {
    await expect(made(await draw(511, 511), 'mark')).rejects.toThrow('MARK_TOO_SMALL')
  })
})

it.each(['logo', 'mark'] as const)('a %s that nobody can see is refused', async (name) => {
  const bytes = await sharp({ create: { width: 600, height: 600, channels: 4, background: clear } })
    .png()
    .toBuffer()
  await expect(made(bytes, name)).rejects.toThrow('PICTURE_EMPTY')
})
