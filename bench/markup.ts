/** Elements and text of a page that React has written: well-formed, with every attribute in double quotes. */
export type MarkupNode = MarkupElement | string
export type MarkupElement = {
  name: string
  attributes: ReadonlyMap<string, string>
  children: MarkupNode[]
}

const voidElements = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
)
/** Their content is no markup. */
const rawElements = new Set(['script', 'style', 'noscript', 'template', 'iframe'])

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: '\u00a0',
}

/** @throws {Error} an end without a beginning: not what React writes */
export function parseMarkup(html: string): MarkupElement {
  const root: MarkupElement = { name: '', attributes: new Map(), children: [] }
  const open: MarkupElement[] = [root]
  let at = 0
  const inner = () => open[open.length - 1] ?? root
  while (at < html.length) {
    const tag = html.indexOf('<', at)
    addText(inner(), html.slice(at, tag < 0 ? html.length : tag))
    if (tag < 0) break
    if (html.startsWith('<!--', tag)) at = html.indexOf('-->', tag) + 3
    else if (html.startsWith('<!', tag)) at = html.indexOf('>', tag) + 1
    else if (html.startsWith('</', tag)) {
      const end = html.indexOf('>', tag)
      const closed = open.pop()
      if (closed?.name !== html.slice(tag + 2, end))
        throw new Error('This is not what React writes.')
      at = end + 1
    } else {
      const started = readElement(html, tag)
      inner().children.push(started.element)
      at = started.end
      if (rawElements.has(started.element.name)) {
        const end = html.indexOf(`</${started.element.name}>`, at)
        at = end + started.element.name.length + 3
      } else if (!started.isClosed && !voidElements.has(started.element.name))
        open.push(started.element)
    }
  }
  return root
}

/** All of that name, from the outermost inwards. */
export function findElement(within: MarkupElement, name: string): MarkupElement | undefined {
  for (const child of within.children) {
    if (typeof child === 'string') continue
    const found = child.name === name ? child : findElement(child, name)
    if (found) return found
  }
  return undefined
}

function addText(parent: MarkupElement, written: string): void {
  if (written === '') return
  const text = decode(written)
  // React puts a comment between two texts; in the tree they are one.
  const last = parent.children.length - 1
  const before = parent.children[last]
  if (typeof before === 'string') parent.children[last] = before + text
  else parent.children.push(text)
}

function readElement(html: string, start: number) {
  let at = start + 1
  const isWordEnd = () => ' \n\t/>='.includes(html[at] ?? '>')
  const readWord = () => {
    const from = at
    while (!isWordEnd()) at += 1
    return html.slice(from, at)
  }
  const name = readWord()
  const attributes = new Map<string, string>()
  while (html[at] !== '>' && html[at] !== '/') {
    at += 1
    const attribute = readWord()
    if (attribute === '') continue
    if (html[at] !== '=') {
      attributes.set(attribute, '')
      continue
    }
    const end = html.indexOf('"', at + 2)
    attributes.set(attribute, decode(html.slice(at + 2, end)))
    at = end + 1
  }
  const isClosed = html[at] === '/'
  const element: MarkupElement = { name, attributes, children: [] }
  return { element, isClosed, end: html.indexOf('>', at) + 1 }
}

function decode(text: string): string {
  return text.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
}
