import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NavBlocks } from './NavBlocks.tsx'

const html = (text: string | null) => {
  const link = { href: 'https://example.org/', openInNewTab: false, text }
  return renderToStaticMarkup(<NavBlocks blocks={[{ title: 'Allergener', text: null, link }]} />)
}

test('a title is not repeated as the text of its link', () => {
  expect(html(null)).toContain('<h2><a href="https://example.org/">Allergener</a></h2></li>')
})

test('a link with a text of its own is below the title', () => {
  expect(html('Les mer')).toContain(
    '<h2>Allergener</h2><a href="https://example.org/">Les mer</a></li>',
  )
})
