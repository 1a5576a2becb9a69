import { expect, test } from 'vitest'
import { takeMarkedScripts } from './take-marked-scripts.ts'

const marker = 'ab-Cd_01'
const take = (rendered: string) => takeMarkedScripts(rendered, marker)

test('a script is one of the page’s own when it carries the marker, and loses it', () => {
  expect(
    take(
      '<script nonce="ab-Cd_01">a()</script><p>Hei</p><script class="$tsr" nonce="ab-Cd_01" id="b">b()\n</script>',
    ),
  ).toEqual({
    html: '<script>a()</script><p>Hei</p><script class="$tsr" id="b">b()\n</script>',
    scripts: ['a()', 'b()\n'],
  })
})

test.each([
  '<script>evil()</script>',
  '<script nonce>evil()</script>',
  '<script nonce="">evil()</script>',
  '<script nonce="ab-Cd_02">evil()</script>',
  '<script nonce="AB-CD_01">evil()</script>',
  '<script data-start="">evil()</script>',
  '<script class="$tsr" id="$tsr">evil()</script>',
  '<SCRIPT>evil()</SCRIPT>',
  '<script>evil()//',
  '<script x="',
  "<script x='",
  '<script/x=">evil()',
  '<p><!--<script>evil()',
])('one that content brings in is none of them: %s', (injected) => {
  for (const scripts of [
    take(`<p>${injected}</p><script nonce="${marker}">a()</script>`).scripts,
    take(`<script nonce="${marker}">a()</script><p>${injected}</p>`).scripts,
  ])
    expect(scripts).toEqual(['a()'])
})

test('a script from an address and a style sheet are none, and lose the marker', () => {
  expect(
    take(
      `<link rel="preload" href="/a.css" nonce="${marker}"/><style nonce="${marker}">p{}</style><script type="module" nonce="${marker}" async="" src="/assets/a.js"></script>`,
    ),
  ).toEqual({
    html: '<link rel="preload" href="/a.css"/><style>p{}</style><script type="module" async="" src="/assets/a.js"></script>',
    scripts: [],
  })
})

test('the router’s note of the marker goes too', () => {
  expect(take(`<meta property="csp-nonce" content="${marker}"/><title>a</title>`).html).toBe(
    '<title>a</title>',
  )
})
