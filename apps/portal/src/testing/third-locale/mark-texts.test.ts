import { expect, it, test } from 'vitest'
import { markMessages, markText, unmarkedParts } from './mark-texts.ts'
import { ownLinks, shownTexts } from './read-page.ts'

test('messages are marked, whatever their form', () => {
  const match = { 'form=one': '{count} row', 'form=other': '{count} rows' }
  expect(markMessages({ $schema: 'https://x', a: 'Hi {name}', b: [{ match }] })).toEqual({
    $schema: 'https://x',
    a: '‹Hi {name}›',
    b: [{ match: { 'form=one': '‹{count} row›', 'form=other': '‹{count} rows›' } }],
  })
})

test('what has no letters is no text', () => {
  expect(markText(', ')).toBe(', ')
  expect(markText('at')).toBe('‹at›')
})

it.each([
  ['‹Hi› Kari, ‹how are ‹you›?›', ['Kari,']],
  ['‹Hi› 18:30 – ‹Bye›', []],
  ['Ledige plasser: ‹3›', ['Ledige plasser:']],
  ['‹Hi', ['‹Hi']],
])('of %j, %j is unmarked', (text, expected) => {
  expect(unmarkedParts(text)).toEqual(expected)
})

test('a page has texts in its title, its body and its labels', () => {
  const html =
    '<html><head><title>A &amp; B</title><meta name="description" content="C"/></head>' +
    '<body><script>x</script><a href="/no" hrefLang="nb" lang="nb" title="E">F</a>' +
    '<a class="g" href="/xx/h" aria-label="I">J<!-- --> K</a><a href="https://else.example">L</a></body></html>'
  expect(shownTexts(html)).toEqual(['A & B', 'J K', 'L', 'I', 'C'])
  expect(ownLinks(html)).toEqual(['/xx/h'])
})
