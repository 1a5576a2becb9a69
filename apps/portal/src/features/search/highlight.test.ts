import { expect, test } from 'vitest'
import type { Segment } from './contract.ts'
import { excerpt, highlight } from './highlight.ts'

const shown = (segments: readonly Segment[]) =>
  segments.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')

test('a word is marked in every inflection and spelling, and nothing else', () => {
  const sought = { words: ['soknader'], stems: ['soknad'] }
  expect(shown(highlight('Søknad, søknadene og søknadsskjemaet – SOKNADS', sought))).toBe(
    '[Søknad], [søknadene] og søknadsskjemaet – [SOKNADS]',
  )
})

test('a word may begin with a letter that is written in several ways', () => {
  const sought = { words: ['arsplan', 'aepler', '2'], stems: ['arsplan', 'aepl', '2'] }
  expect(shown(highlight('Årsplan, A\u030arsplan, æpler og ２ av 24', sought))).toBe(
    '[Årsplan], [A\u030arsplan], [æpler] og [２] av [24]',
  )
})

test('the last word may be unfinished', () => {
  const sought = { words: ['barn', 'treni'], stems: ['barn', 'treni'] }
  expect(shown(highlight('Barnehager og treningssentre', sought))).toBe(
    'Barnehager og [treningssentre]',
  )
})

test('markup in a text stays text', () => {
  const segments = highlight('<b>trene</b>', { words: ['trene'], stems: ['tren'] })
  expect(segments).toEqual([
    { text: '<b>', isMatch: false },
    { text: 'trene', isMatch: true },
    { text: '</b>', isMatch: false },
  ])
})

test('the excerpt begins near the found words and ends after a whole word', () => {
  const text = `${'Noe helt annet. '.repeat(40)}Her står fristen for refusjon.${' Og mer etterpå.'.repeat(40)}`
  const found = shown(excerpt(text, { words: ['refusjon'], stems: ['refusjon'] }))
  expect(found).toMatch(/^… .*\[refusjon\].* …$/)
  expect(found).not.toMatch(/\s$/)
  expect(found.length).toBeLessThan(240)
})

test('a heading is not glued to the text below it, and a sentence needs nothing between', () => {
  const text = 'Ta vare på kvitteringene\n\nKortet viser alt.\nSlik søker du:\n Logg inn \nSend\n'
  expect(shown(excerpt(text, { words: ['alt'], stems: ['alt'] }))).toBe(
    'Ta vare på kvitteringene · Kortet viser [alt]. Slik søker du: Logg inn · Send',
  )
})

test('without a find the excerpt is the beginning', () => {
  expect(shown(excerpt('Kort  tekst\tuten', { words: ['x'], stems: ['x'] }))).toBe(
    'Kort tekst uten',
  )
  const long = shown(excerpt('a'.repeat(500), { words: ['x'], stems: ['x'] }))
  expect(long.length).toBeLessThan(240)
})
