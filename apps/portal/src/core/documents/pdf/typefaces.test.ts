import { describe, expect, it } from 'vitest'
import { findUnwritable, inTypefaces, UnwritableText, widthOf } from './typefaces.server.ts'

const typefacesOf = (word: string) => [
  ...new Set(
    inTypefaces(word, 'regular').map(({ face }) => face.name.split('-').slice(0, 2).join(' ')),
  ),
]
const textOf = (word: string) =>
  inTypefaces(word, 'bold')
    .map(({ text }) => text)
    .join('')

describe('a word', () => {
  it.each([
    'Trivsel',
    'Łukasz',
    'Şeyma',
    'O’Brien',
    'Åse',
    'Žižek',
    'Ōkubo',
    'Məmmədov',
    '166 859',
  ])('%s is written in our typeface alone', (word) => {
    expect(typefacesOf(word)).toEqual(['schibsted grotesk'])
    expect(textOf(word)).toBe(word)
  })

  it.each(['Nguyễn', 'Đặng', 'Владимир', 'Γιώργος', 'Қасым', 'Ḥasan'])(
    '%s is written in another one as a whole',
    (word) => {
      expect(typefacesOf(word)).toEqual(['noto sans'])
      expect(textOf(word)).toBe(word)
    },
  )

  it('is the same with its marks written apart', () => {
    expect(inTypefaces('Nguyễn'.normalize('NFD'), 'bold')).toEqual(inTypefaces('Nguyễn', 'bold'))
  })

  it('has none of the signs that nobody sees and that turn what is read around', () => {
    expect(textOf('Mai\u202eneyugN\u200b\u0007')).toBe('MaineyugN')
  })

  it('is wider in bold, and twice as wide at twice the size', () => {
    const [piece] = inTypefaces('Kontohaver', 'regular')
    const [bold] = inTypefaces('Kontohaver', 'bold')
    if (!piece || !bold) throw new Error('nothing was written')
    expect(widthOf(bold, 10)).toBeGreaterThan(widthOf(piece, 10))
    expect(widthOf(piece, 20)).toBeCloseTo(2 * widthOf(piece, 10))
  })
})

describe('letters that no typeface has', () => {
  it.each([
    ['محمد', ['م', 'ح', 'د']],
    ['张伟', ['张', '伟']],
    ['Mai 🎓', ['🎓']],
    ['Priya प्रिया'.slice(0, 7), ['प']],
  ])('are found in %s', (name, letters) => {
    expect(findUnwritable(name)).toEqual(letters)
  })

  it.each(['', 'Mai Thi Nguyễn', 'Łukasz Żółć', 'x'.repeat(100)])('are none in %j', (name) => {
    expect(findUnwritable(name)).toEqual([])
  })

  it('are never left out in silence', () => {
    expect(() => inTypefaces('Ali-محمد', 'regular')).toThrow(UnwritableText)
  })
})

it('a document takes no letters from those after it', () => {
  const [piece] = inTypefaces('Y', 'regular')
  if (!piece) throw new Error('nothing was written')
  const [one, other] = [piece.face.forOneDocument(), piece.face.forOneDocument()]
  const id = piece.face.font().layout('Y').glyphs[0]?.id ?? 0
  // So does the subset of a document that has the parts of Ý in it.
  expect(one.getGlyph(id, []).codePoints).toEqual([])
  expect(other.layout('Y').glyphs.map(({ codePoints }) => codePoints)).toEqual([[89]])
})
