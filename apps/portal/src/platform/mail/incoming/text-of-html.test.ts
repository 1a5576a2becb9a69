import { expect, it } from 'vitest'
import { textOfHtml } from './text-of-html.ts'

it('keeps the words and the lines', () => {
  expect(
    textOfHtml(`<html><head><title>x</title><style>p { color: red }</style></head>
<body><p>Hei!</p><p>Jeg har <b>mistet</b> n&oslash;kkelen &amp; kortet.<br>Maja</p></body></html>`),
  ).toBe('Hei!\n\nJeg har mistet nøkkelen & kortet.\nMaja')
})

it.each([
  ['<script>alert("<p>")</script>Hei', 'Hei'],
  ['<!-- <p>hemmelig</p> -->Hei', 'Hei'],
  ['Hei&#229;&#xe5;&unknown;&#99999999;', 'Heiåå&unknown;&#99999999;'],
  ['Hei <unfinished', 'Hei'],
  ['<STYLE>a</STYLE>Hei</style>', 'Hei'],
  ['2 &lt; 3', '2 < 3'],
  ['', ''],
])('%s reads %s', (html, text) => {
  expect(textOfHtml(html)).toBe(text)
})

it.each(['<', '<p>', '<!--', '<head>', '<a href="', '&#'])(
  'comes to an end with %s a hundred thousand times',
  (html) => {
    expect(textOfHtml(`Hei${html.repeat(100_000)}`).slice(0, 3)).toBe('Hei')
  },
)
