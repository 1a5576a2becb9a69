import { expect, test, vi } from 'vitest'
import { reloadedAtKey } from '../routing/reload-outdated-page.ts'
import { reloadOnce, startAfterPaint } from './start-after-paint.ts'

const head = (...modules: string[]) =>
  modules.map((name) => `<link rel="modulepreload" href="/assets/${name}.js" fetchPriority="low"/>`)
const page = (...modules: string[]) =>
  `<head>${head(...modules).join('')}<link rel="stylesheet" href="/assets/a.css"/></head>` +
  '<script type="module" async="" src="/assets/index-Ab_1.js"></script>'

test('no script is named where the browser would fetch it with the page', () => {
  const { html } = startAfterPaint(page('index-Ab_1', 'framework-X', 'list-Y'))
  expect(html).not.toContain('modulepreload" href')
  expect(html).not.toMatch(/<script[^>]* src=/)
  expect(html).toContain('<link rel="stylesheet" href="/assets/a.css"/>')
})

test('the libraries run first, the site in a later turn, each module is fetched once', () => {
  const { html } = startAfterPaint(page('index-Ab_1', 'framework-X', 'list-Y', 'list-Y'))
  expect(html).toContain('["/assets/index-Ab_1.js","/assets/framework-X.js","/assets/list-Y.js"]')
  expect(html).toContain(
    'import("/assets/framework-X.js").then(()=>setTimeout(()=>import("/assets/index-Ab_1.js").catch(missed)),missed)',
  )
})

test('without libraries of its own the site is run at once', () => {
  expect(startAfterPaint(page('list-Y')).html).toContain('start=()=>{};for(const href of')
  expect(startAfterPaint(page('list-Y')).html).toContain(
    'run=()=>import("/assets/index-Ab_1.js").catch(missed);',
  )
})

test('it comes before all buttons and links and before the style sheets', () => {
  const { html, script } = startAfterPaint(page('list-Y'))
  expect(html).toContain(`<script data-start="">${script}</script>`)
  expect(html.indexOf('<script data-start')).toBeLessThan(html.indexOf('<link'))
})

test('a page of development, or without scripts, stays as it is', () => {
  const html = '<head></head><script type="module">import("/@id/client")</script>'
  expect(startAfterPaint(html)).toEqual({ html, script: null })
})

function missScripts({ before = '', onLine = true, now = 1_000_000 }) {
  const stored = new Map(before ? [[reloadedAtKey, before]] : [])
  const reload = vi.fn()
  const missed = new Function(
    'sessionStorage',
    'navigator',
    'location',
    'Date',
    `return ${reloadOnce}`,
  )(
    {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: number) => stored.set(key, String(value)),
    },
    { onLine },
    { reload },
    { now: () => now },
  )
  missed()
  missed()
  return reload.mock.calls.length
}

test('a page whose scripts are gone is loaded once more, and not again in a minute', () => {
  expect(missScripts({})).toBe(1)
  expect(missScripts({ before: '940001' })).toBe(0)
  expect(missScripts({ before: '940000' })).toBe(1)
  expect(missScripts({ onLine: false })).toBe(0)
})
