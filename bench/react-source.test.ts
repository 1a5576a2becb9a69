import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { findElement, type MarkupElement, parseMarkup } from './markup.ts'
import { reactSource } from './react-source.ts'

/** What the source of the outermost element makes. */
function rendered(html: string): string {
  const [first] = parseMarkup(html).children
  if (!first) throw new Error('nothing')
  const make = new Function('h', `return ${reactSource(first)}`)
  return renderToStaticMarkup(make(createElement) as ReactElement)
}

it.each([
  '<p class="a b" id="top">Blåbær &amp; &lt;bringebær&gt;</p>',
  '<label for="q" data-x="">Søk<input type="text" id="q" disabled="" value="&quot;"/></label>',
  '<svg viewBox="0 0 1 1" aria-hidden="true"><path d="M0 0" fill="red"></path></svg>',
  '<div style="color:red;--size:2px;font-size:1em"><br/>a<b>c</b></div>',
  '<details open=""><summary>Mer</summary></details>',
])('makes what it has read: %s', (html) => {
  expect(rendered(html)).toBe(html)
})

it('takes two texts of React for one, and leaves scripts out', () => {
  expect(parseMarkup('a<!-- -->b').children).toEqual(['ab'])
  expect(rendered('<p>a<script>if (1 < 2) "</p>"</script></p>')).toBe('<p>a</p>')
})

it('finds an element however deep it lies', () => {
  const page = parseMarkup(
    '<!DOCTYPE html><html lang="nb"><body><main><h1>A</h1></main></body></html>',
  )
  const found: MarkupElement | undefined = findElement(page, 'h1')
  expect(found?.children).toEqual(['A'])
  expect(findElement(page, 'h2')).toBeUndefined()
})
