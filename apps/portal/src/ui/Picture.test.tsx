import { readFileSync } from 'node:fs'
import type { ContentImage } from '@trivsel/content-contract/content'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from './Picture.tsx'

const image: ContentImage = {
  alt: 'Et hus',
  version: 'v',
  focus: null,
  sizes: [{ file: 'a.webp', width: 256, height: 171 }],
}
const written = (focus: ContentImage['focus']) =>
  renderToStaticMarkup(<Picture image={{ ...image, focus }} sizes="100vw" />)

test('a picture without a focus is cropped around its middle', () => {
  expect(written(null)).not.toContain('data-focus')
})

test.each([
  [{ x: 0, y: 4 }, 0, 0],
  [{ x: 5, y: 44 }, 10, 40],
  [{ x: 45, y: 95 }, 50, 100],
  [{ x: 100, y: 96 }, 100, 100],
])('the focus %j is shown in the nearest step, and not by a style of its own', (focus, x, y) => {
  const html = written(focus)
  expect(html).toContain(`data-focus-x="${x}" data-focus-y="${y}"`)
  expect(html).not.toContain('style=')
})

test('every step has its rule', () => {
  const css = readFileSync(new URL('Picture.module.css', import.meta.url), 'utf8')
  for (let step = 0; step <= 100; step += 10)
    for (const axis of ['x', 'y'])
      expect(css).toContain(
        `.picture[data-focus-${axis}="${step}"] {\n  --focus-${axis}: ${step}%;`,
      )
})
