import { type Block, blockKinds } from '@trivsel/content-contract/pages'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { provideRenderContext } from '#platform/render-context.ts'
import { BlockList } from './BlockList.tsx'
import { BlockView } from './BlockView.tsx'
import { block } from './block.testing.ts'

const report = vi.fn()
beforeEach(() => {
  report.mockReset()
  provideRenderContext(() => ({ reportFailure: report }))
})

const errorBox = 'Oi! Noe gikk galt...'
const html = (...blocks: Block[]) => renderToStaticMarkup(<BlockList blocks={blocks} />)

test.each(blockKinds)('a block of the kind %s shows its header', (kind) => {
  const shown = html(block({ kind, header: 'Semesterstart' }))
  expect(shown).toMatch(/<h2[^>]*>Semesterstart<\/h2>/)
  expect(shown).not.toContain(errorBox)
  expect(report).not.toHaveBeenCalled()
})

test.each([
  ['kind', block({ kind: 'carousel' }), 'UnknownBlockKindError'],
  ['colour', block({ blockColor: 'pink' }), 'MissingColourMappingError'],
  [
    'tag',
    block({ content: [{ tag: 'p', children: [{ tag: 'marquee', children: [] }] }] }),
    'UnknownRichTextTagError',
  ],
])('an unknown %s leaves an error box, and the other blocks', (_, broken, error) => {
  const shown = html(block({ id: 'a', header: 'Før' }), broken, block({ id: 'c', header: 'Etter' }))
  expect(shown).toContain(errorBox)
  expect(shown).toContain('Før')
  expect(shown).toContain('Etter')
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: error }))
})

test('the view itself throws', () => {
  expect(() => renderToStaticMarkup(<BlockView block={block({ kind: 'carousel' })} />)).toThrow(
    'Unknown block kind: carousel',
  )
  expect(() => renderToStaticMarkup(<BlockView block={block({ blockColor: 'pink' })} />)).toThrow(
    'Missing colour mapping: pink',
  )
})

test('nothing is fetched from others before the visitor asks', () => {
  const shown = html(
    block({ media: { image: null, videoUrl: 'https://youtu.be/dQw4w9WgXcQ' } }),
    block({ id: 'b', media: { image: null, videoUrl: 'https://media.example.org/tur.mp4' } }),
  )
  expect(shown).not.toMatch(/<iframe|<video|src="https/)
  expect(shown).toContain('YouTube')
  expect(shown).toContain('media.example.org')
})

test('a video of ours has the browser’s own controls and is not fetched in advance', () => {
  const shown = html(block({ media: { image: null, videoUrl: '/files/attachments/1/tur.mp4' } }))
  expect(shown).toMatch(/<video[^>]* controls=""/)
  expect(shown).toContain('preload="none"')
})

test('a link without words says what it leads to', () => {
  const link = { text: null, href: 'https://example.org', openInNewTab: false }
  expect(html(block({ link }))).toMatch(/Les mer<span[^>]*>: Velkommen<\/span>/)
})
