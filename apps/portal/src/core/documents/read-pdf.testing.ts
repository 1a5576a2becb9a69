import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

type Node = {
  role?: string
  type?: string
  id?: string
  alt?: string
  children?: readonly Node[]
}

/**
 * What readers of a PDF find in it: what screen readers read aloud, in their order, and what they
 * skip.
 */
export async function readPdf(bytes: Uint8Array) {
  const raw = Buffer.from(bytes).toString('latin1')
  const reading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const pdf = await reading.promise
  const { info, metadata } = await pdf.getMetadata()
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) =>
      readPage(await pdf.getPage(index + 1)),
    ),
  )
  await reading.destroy()
  return {
    title: (info as { Title?: string }).Title,
    language: (info as { Language?: string }).Language,
    isMarked: /\/MarkInfo/.test(raw) && /\/Marked true/.test(raw),
    showsTitle: /\/DisplayDocTitle true/.test(raw),
    uaPart: /<pdfuaid:part>(\d)</.exec(metadata?.getRaw() ?? raw)?.[1],
    /** Fonts with and without their letters in the file. */
    fonts: raw.match(/\/Type \/FontDescriptor/g)?.length ?? 0,
    embedded: raw.match(/\/FontFile2 /g)?.length ?? 0,
    scopes: raw.match(/\/Scope \/(?:Row|Column)/g)?.map((scope) => scope.slice(8)) ?? [],
    pages,
    outline: pages.map((page) => page.outline).join(''),
    said: pages.map((page) => page.said).join(' '),
    /** Drawn without belonging to anything: must be empty. */
    untagged: pages.flatMap((page) => page.untagged),
  }
}

async function readPage(page: PDFPageProxy) {
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  const texts = new Map<string, string>()
  const open: (string | null)[] = []
  const artifacts: string[] = []
  const untagged: string[] = []
  for (const item of items) {
    if (!('type' in item)) {
      const id = open.findLast((one) => one !== null)
      if (id) texts.set(id, (texts.get(id) ?? '') + item.str + (item.hasEOL ? ' ' : ''))
      else if (open.length > 0) artifacts.push(item.str)
      else if (item.str.trim() !== '') untagged.push(item.str)
    } else if (item.type === 'endMarkedContent') open.pop()
    else open.push(item.id ?? null)
  }
  const tree = (await page.getStructTree()) as Node | null
  const lines: string[] = []
  if (tree) outline(tree, 0, texts, lines)
  return {
    outline: lines.map((line) => `${line}\n`).join(''),
    said: tidy(lines.map((line) => line.replace(/^ *\w+:? ?/, '')).join(' ')),
    artifacts: tidy(artifacts.join(' ')),
    untagged: [...untagged, ...(await drawnOutsideMarks(page))],
  }
}

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

function outline(node: Node, level: number, texts: ReadonlyMap<string, string>, to: string[]) {
  const children = node.children ?? []
  const text = tidy(children.map(({ id = '' }) => texts.get(id) ?? '').join(''))
  const said = node.alt ?? text
  if (node.role) to.push(`${'  '.repeat(level)}${node.role}${said ? `: ${said}` : ''}`)
  for (const child of children) outline(child, level + 1, texts, to)
}

/** Lines and fields that belong to nothing. */
async function drawnOutsideMarks(page: PDFPageProxy): Promise<string[]> {
  const { fnArray } = await page.getOperatorList()
  const drawing = new Set([
    OPS.constructPath,
    OPS.fill,
    OPS.stroke,
    OPS.showText,
    OPS.paintImageXObject,
  ])
  const found: string[] = []
  let depth = 0
  for (const operation of fnArray) {
    if (operation === OPS.beginMarkedContent || operation === OPS.beginMarkedContentProps)
      depth += 1
    if (operation === OPS.endMarkedContent) depth -= 1
    if (depth === 0 && drawing.has(operation)) found.push(`operation ${operation}`)
  }
  return found
}
