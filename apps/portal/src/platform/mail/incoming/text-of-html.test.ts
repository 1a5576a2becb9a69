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
  ['Hei&#229;&#xe5;&unknown;&#99999999;', 'Heiåå&unknown;\ufffd'],
  ['Hei <unfinished', 'Hei'],
  ['<STYLE>a</STYLE>Hei</style>', 'Hei'],
  ['2 &lt; 3', '2 < 3'],
  ['300&nbsp;&euro;', '300 €'],
  [
    '<table><tr><td>Beløp</td><td>500 kr</td></tr><tr><td>Dato</td><td>1. mai</td></tr></table>',
    'Beløp 500 kr\nDato 1. mai',
  ],
  [
    'Se <a href="https://trivsel.example/a?b=1&amp;c=2">siden</a>.',
    'Se siden <https://trivsel.example/a?b=1&c=2>.',
  ],
  ['<a href="https://trivsel.example/">https://trivsel.example/</a>', 'https://trivsel.example/'],
  ['<a href="mailto:kari@trivsel.example">Kari</a>', 'Kari <kari@trivsel.example>'],
  [
    '<a href="javascript:alert(1)">Trykk</a> <img src="data:image/png;base64,AA" alt="x">her',
    'Trykk her',
  ],
  ['Svar<blockquote>Første<br>Andre</blockquote>', 'Svar\n\n> Første\n> Andre'],
  ['<h1>Hei</h1><ul><li>én</li><li>to</li></ul>', 'Hei\n\n- én\n- to'],
  ['', ''],
])('%s reads %s', (html, text) => {
  expect(textOfHtml(html)).toBe(text)
})

it('leaves out what is nested deeper than any mail', () => {
  expect(textOfHtml(`Hei${'<div>'.repeat(1_000)}dypt`)).toBe('Hei\n…')
})

it.each([
  '<',
  '<p>',
  '<!--',
  '<head>',
  '<a href="',
  '&#',
  '<div>',
  '<blockquote>',
  '<blockquote>a<br>',
  '<ul><li>',
  '<table><tr><td>',
  '<table><tr><td colspan="9999" rowspan="9999">',
  '<a href="https://a.example">a',
])('comes to an end with %s a hundred thousand times', (html) => {
  expect(textOfHtml(`Hei${html.repeat(100_000)}`).slice(0, 3)).toBe('Hei')
})
