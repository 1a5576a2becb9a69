import { compile, type FormatCallback } from 'html-to-text'

/** Of UTF-16 units. */
const longestHtml = 1_000_000
/** The parser's time grows with the square of the depth: a hundred thousand open elements take it seconds. */
const mostTags = 20_000
/** Deeper elements than any mail program writes are left out with an ellipsis. */
const limits = { maxDepth: 100, ellipsis: '…' }

/** A link that leads nowhere outside a browser (a script, a picture written into the mail) is its words alone. */
const keepWebAddress = (address: string) => (/^https?:|^[^\s:]+@/i.test(address) ? address : '')

/** Layout tables and tables of figures look alike: cells of a row share a line, with a space between. */
const formatCell: FormatCallback = (element, walk, builder) => {
  builder.addInline(' ')
  walk(element.children, builder)
  builder.addInline(' ')
}

const lines = { leadingLineBreaks: 1, trailingLineBreaks: 1 }
const paragraph = { leadingLineBreaks: 2, trailingLineBreaks: 2 }

const convert = compile({
  wordwrap: false,
  limits,
  formatters: { cell: formatCell },
  selectors: [
    ...['head', 'title', 'template', 'img'].map((selector) => ({ selector, format: 'skip' })),
    ...['td', 'th'].map((selector) => ({ selector, format: 'cell' })),
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
      selector,
      options: { ...paragraph, uppercase: false },
    })),
    { selector: 'tr', format: 'block', options: lines },
    { selector: 'table', format: 'block', options: lines },
    { selector: 'ul', options: { ...paragraph, itemPrefix: '- ' } },
    {
      selector: 'a',
      options: {
        pathRewrite: keepWebAddress,
        hideLinkHrefIfSameAsText: true,
        linkBrackets: ['<', '>'],
      },
    },
  ],
})

/**
 * The words of a mail that has HTML alone, in lines. A link keeps its address (`words <https://…>`),
 * a quote has `> ` before its lines, as mail programs write both.
 */
export function textOfHtml(html: string): string {
  return convert(cutAfterTags(html.slice(0, longestHtml)))
    .split('\n')
    .map((line) => line.replaceAll('\u00a0', ' ').trim())
    .filter((line, index, all) => line !== '' || all[index - 1] !== '')
    .join('\n')
    .trim()
}

function cutAfterTags(html: string): string {
  let at = -1
  for (let count = 0; count < mostTags; count++) {
    at = html.indexOf('<', at + 1)
    if (at < 0) return html
  }
  return html.slice(0, at)
}
