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

/**
 * Reads the plain form of rich text: paragraphs are separated by a blank line, a line that starts
 * with `## ` or `### ` is a heading, lines that start with `- ` are one list, any other line break
 * inside a paragraph stays.
 */
export function richTextFromText(text: string): EditorState {
  const paragraphs = text.replace(/\r\n?/g, '\n').split(/\n[^\S\n]*\n/)
  const blocks = paragraphs
    .map((paragraph) => paragraph.split('\n').map((line) => line.trim()))
    .flatMap(groupLines)
    .map(toBlock)
  return { root: { ...element('root'), type: 'root', children: blocks } as EditorState['root'] }
}

type LineGroup = { kind: 'heading' | 'list' | 'paragraph'; lines: string[] }

/** Lines of one kind that follow each other; a heading always stands alone. */
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

function toBlock({ kind, lines }: LineGroup): EditorNode {
  if (kind === 'list') {
    const items = lines.map((line, index) => ({
      ...element('listitem', [textNode(line.slice(2).trim())]),
      value: index + 1,
    }))
    return { ...element('list', items), listType: 'bullet', start: 1, tag: 'ul' }
  }
  if (kind === 'heading') {
    const [, marks = '##', words = ''] = /^(#+) +(.*)$/.exec(lines[0] ?? '') ?? []
    return { ...element('heading', [textNode(words)]), tag: marks === '###' ? 'h3' : 'h2' }
  }
  const children = lines.flatMap((line, index) =>
    index === 0 ? [textNode(line)] : [{ type: 'linebreak', version: 1 }, textNode(line)],
  )
  return { ...element('paragraph', children), textFormat: 0, textStyle: '' }
}

const element = (type: string, children: EditorNode[] = []): EditorNode => ({
  type,
  version: 1,
  direction: 'ltr',
  format: '',
  indent: 0,
  children,
})

const textNode = (text: string): EditorNode => ({
  type: 'text',
  version: 1,
  detail: 0,
  format: 0,
  mode: 'normal',
  style: '',
  text,
})
