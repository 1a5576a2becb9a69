/** Elements whose text is none of the mail, and what ends each. */
const unread: ReadonlyMap<string, RegExp> = new Map([
  ['head', /<\/head/gi],
  ['style', /<\/style/gi],
  ['script', /<\/script/gi],
  ['title', /<\/title/gi],
  ['template', /<\/template/gi],
])

const beginsLine: ReadonlySet<string> = new Set(
  'br p div tr li ul ol table blockquote h1 h2 h3 h4 h5 h6 hr pre'.split(' '),
)

const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  aelig: 'æ',
  oslash: 'ø',
  aring: 'å',
  AElig: 'Æ',
  Oslash: 'Ø',
  Aring: 'Å',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  eacute: 'é',
  laquo: '«',
  raquo: '»',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  hellip: '…',
}

/** The words of a mail that has HTML alone, in lines. In one pass, whatever it is given. */
export function textOfHtml(html: string): string {
  const pieces: string[] = []
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    pieces.push(decode(html.slice(at, open < 0 ? html.length : open)))
    if (open < 0) break
    const isComment = html.startsWith('<!--', open)
    const close = html.indexOf(isComment ? '-->' : '>', open)
    if (close < 0) break
    at = close + (isComment ? 3 : 1)
    if (isComment) continue
    const name = nameOf(html.slice(open + 1, Math.min(close, open + 20)))
    if (beginsLine.has(name)) pieces.push('\n')
    at = endOfUnread(html, name, at)
  }
  return pieces
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .filter((line, index, lines) => line !== '' || lines[index - 1] !== '')
    .join('\n')
    .trim()
}

/** `br/` is `br`. Of what ends an element: `/p` is `p` for a line, and never opens anything. */
function nameOf(tag: string): string {
  const isEnd = tag.startsWith('/')
  const name = /^[a-z\d]*/i.exec(tag.slice(isEnd ? 1 : 0))?.[0].toLowerCase() ?? ''
  return isEnd && unread.has(name) ? '' : name
}

function endOfUnread(html: string, name: string, from: number): number {
  const end = unread.get(name)
  if (!end) return from
  end.lastIndex = from
  return end.exec(html)?.index ?? html.length
}

/** Line ends in the source are no line ends of the text. */
function decode(text: string): string {
  return text
    .replaceAll(/[\r\n\t]/g, ' ')
    .replaceAll(/&(#?[a-z\d]{1,8});/gi, (whole, name: string) => characterOf(name) ?? whole)
    .replaceAll(/ {2,}/g, ' ')
}

function characterOf(name: string): string | undefined {
  if (!name.startsWith('#')) return characters[name]
  const isHexadecimal = name[1]?.toLowerCase() === 'x'
  const code = Number.parseInt(name.slice(isHexadecimal ? 2 : 1), isHexadecimal ? 16 : 10)
  return code >= 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}
