import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RichText, UnknownRichTextTagError } from './RichText.tsx'

const html = (content: Parameters<typeof RichText>[0]['content']) =>
  renderToStaticMarkup(<RichText content={content} />)

test('allowed tags are rendered', () => {
  expect(
    html([
      { tag: 'h2', children: [{ text: 'Hei' }] },
      { tag: 'p', children: [{ text: 'a' }, { tag: 'br', children: [] }, { text: 'b' }] },
    ]),
  ).toContain('<h2>Hei</h2><p>a<br/>b</p>')
})

test('text is text, never markup', () => {
  expect(html([{ text: '<script>alert(1)</script>' }])).toContain('&lt;script&gt;')
})

test.each(['script', 'img', 'h1', 'toString'])('the tag %s is refused', (tag) => {
  expect(() => html([{ tag, children: [] }])).toThrow(UnknownRichTextTagError)
})

test('a link that opens in a new tab says so', () => {
  const link = html([
    { tag: 'a', href: 'https://example.org', openInNewTab: true, children: [{ text: 'Les' }] },
  ])
  expect(link).toContain('target="_blank"')
  expect(link).toContain('åpnes i ny fane')
})
