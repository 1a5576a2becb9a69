import { createHash } from 'node:crypto'
import { inlineParts, type LinkTarget, readLinkTarget } from './rich-text-links.ts'

type EditorNode = { type: string; version: number; [key: string]: unknown }

/** Shape in which the editor stores rich text. */
export type EditorState = {
  root: {
    type: 'root'
    version: 1
    direction: 'ltr'
    format: ''
    indent: 0
    children: EditorNode[]
  }
}

/** Where a link leads, as the editor stores it: an address, or a document of the content system. */
export type StoredTarget = { url: string } | { relationTo: string; value: number }
export type ResolveTarget = (target: LinkTarget) => StoredTarget

/**
 * Reads the plain form of rich text: paragraphs are separated by a blank line, a line that starts
 * with `## ` or `### ` is a heading, lines that start with `- ` are one list, any other line break
 * inside a paragraph stays. Inside a line `**bold**` and `[words](target)`.
 */
export function richTextFromText(text: string, resolve: ResolveTarget): EditorState {
  const paragraphs = text.replace(/\r\n?/g, '\n').split(/\n[^\S\n]*\n/)
  const blocks = paragraphs
    .map((paragraph) => paragraph.split('\n').map((line) => line.trim()))
    .flatMap(groupLines)
    .map((group) => toBlock(group, resolve))
  return { root: { ...element('root'), type: 'root', children: blocks } as EditorState['root'] }
}

type LineGroup = { kind: 'heading' | 'list' | 'paragraph'; lines: string[] }

/** Consecutive lines of one kind; a heading is always alone. */
function groupLines(lines: string[]): LineGroup[] {
  const groups: LineGroup[] = []
  for (const line of lines.filter(Boolean)) {
    const kind = kindOf(line)
    const last = groups.at(-1)
    if (last?.kind === kind && kind !== 'heading') last.lines.push(line)
    else groups.push({ kind, lines: [line] })
  }
  return groups
}

function kindOf(line: string): LineGroup['kind'] {
  if (/^#{2,3} /.test(line)) return 'heading'
  return line.startsWith('- ') ? 'list' : 'paragraph'
}

function toBlock({ kind, lines }: LineGroup, resolve: ResolveTarget): EditorNode {
  if (kind === 'list') {
    const items = lines.map((line, index) => ({
      ...element('listitem', toInline(line.slice(2).trim(), resolve)),
      value: index + 1,
    }))
    return { ...element('list', items), listType: 'bullet', start: 1, tag: 'ul' }
  }
  if (kind === 'heading') {
    const [line = ''] = lines
    const tag = line.startsWith('### ') ? 'h3' : 'h2'
    return {
      ...element('heading', toInline(line.slice(tag === 'h3' ? 4 : 3).trim(), resolve)),
      tag,
    }
  }
  const children = lines.flatMap((line, index) =>
    index === 0
      ? toInline(line, resolve)
      : [{ type: 'linebreak', version: 1 }, ...toInline(line, resolve)],
  )
  return { ...element('paragraph', children), textFormat: 0, textStyle: '' }
}

/** Plain and bold pieces of one link become one link. */
function toInline(line: string, resolve: ResolveTarget): EditorNode[] {
  const nodes: EditorNode[] = []
  const links = new Map<number, EditorNode[]>()
  for (const { text, bold, link, target } of inlineParts(line)) {
    const stored = target === null ? null : readLinkTarget(target)
    const siblings = links.get(link) ?? []
    if (stored && siblings.length === 0) {
      links.set(link, siblings)
      nodes.push(linkNode(siblings, resolve(stored), `${line}/${link}`))
    }
    const place = stored ? siblings : nodes
    place.push(textNode(text, bold))
  }
  return nodes
}

function linkNode(children: EditorNode[], target: StoredTarget, identity: string): EditorNode {
  const leadsTo =
    'url' in target
      ? { linkType: 'custom', url: target.url }
      : { linkType: 'internal', doc: target }
  return {
    ...element('link', children),
    version: 3,
    // The same text always has the same id: only a change of the item counts as one.
    id: createHash('sha256').update(identity).digest('hex').slice(0, 24),
    fields: { ...leadsTo, newTab: false },
  }
}

const element = (type: string, children: EditorNode[] = []): EditorNode => ({
  type,
  version: 1,
  direction: 'ltr',
  format: '',
  indent: 0,
  children,
})

const boldFormat = 1

const textNode = (text: string, bold: boolean): EditorNode => ({
  type: 'text',
  version: 1,
  detail: 0,
  format: bold ? boldFormat : 0,
  mode: 'normal',
  style: '',
  text,
})
