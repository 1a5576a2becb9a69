import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { unpackWoff } from './unpack-woff.server.ts'

const file = import.meta.resolve(
  '@fontsource/schibsted-grotesk/files/schibsted-grotesk-latin-400-normal.woff',
)
const woff = readFileSync(fileURLToPath(file))

describe('a packed font', () => {
  it('is the same when it is unpacked', () => {
    const [packed, unpacked] = [create(woff) as Font, create(unpackWoff(woff)) as Font]
    expect(unpacked.type).toBe('TTF')
    expect(unpacked.characterSet).toEqual(packed.characterSet)
    const text = 'Bekreftelse på depositum, ÆØÅ 123'
    const drawn = (font: Font) =>
      font.layout(text).glyphs.map((glyph) => [glyph.advanceWidth, glyph.path.toSVG()])
    expect(drawn(unpacked)).toEqual(drawn(packed))
  })

  it.each([
    ['another file', Buffer.from('wOF2 and more than forty-four bytes of something')],
    ['half of one', woff.subarray(0, 5_000)],
  ])('is refused when it is %s', (_, bytes) => {
    expect(() => unpackWoff(bytes)).toThrow()
  })
})
