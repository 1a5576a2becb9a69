import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { provideRenderContext } from '#platform/render-context.ts'
import { UnknownRichTextTagError } from './allowed-tags.ts'
import { RichText } from './RichText.tsx'
import { RichTextNodes } from './RichTextNodes.tsx'

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
  const content = [{ tag: 'p', children: [{ tag, children: [] }] }]
  expect(() => renderToStaticMarkup(<RichTextNodes content={content} />)).toThrow(
    UnknownRichTextTagError,
  )
  const report = vi.fn()
  provideRenderContext(() => ({ reportFailure: report }))
  expect(html(content)).toContain('Oi! Noe gikk galt...')
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(UnknownRichTextTagError))
})

test('a link that opens in a new tab says so', () => {
  const link = html([
    { tag: 'a', href: 'https://example.org', openInNewTab: true, children: [{ text: 'Les' }] },
  ])
  expect(link).toContain('target="_blank"')
  expect(link).toContain('åpnes i ny fane')
})

test('a link without an address is its text', () => {
  expect(html([{ tag: 'a', children: [{ text: 'Les' }] }])).toContain('>Les</div>')
})
