import type { RichText, RichTextNode } from '@trivsel/content-contract/content'

const ellipsis = '…'

/** An ellipsis does not follow a comma or an opening bracket. */
const notBeforeEllipsis = /[\s,;:.!?(«"–-]/

/** Elements that end a word by themselves, also when no space is between them. */
const lines = new Set(['p', 'div', 'pre', 'ul', 'ol', 'li', 'h2', 'h3', 'br'])

/**
 * At most so many characters, cut after a whole word and followed by an ellipsis; text that fits
 * stays as it is. A single word that is too long is cut where it must be.
 */
export function truncateText(text: string, most: number): string {
  const end = findCut(text, most)
  return end === null ? text : text.slice(0, end) + ellipsis
}

/** The same for rich text: what is kept keeps its markup, and what would be empty is left out. */
export function truncateRichText(content: RichText, most: number): RichText {
  const end = findCut(plainText(content), most)
  return end === null ? content : takeNodes(content, 0, end).nodes
}

/** Rich text without its markup, one line for each paragraph, list item or heading. */
export function plainText(content: RichText): string {
  return content.map(nodeText).join('')
}

function nodeText(node: RichTextNode): string {
  if ('text' in node) return node.text
  return node.children.map(nodeText).join('') + lineEnd(node)
}

function lineEnd(node: { tag: string }): string {
  return lines.has(node.tag) ? '\n' : ''
}

/** Where the kept part ends, or null when everything fits. */
function findCut(text: string, most: number): number | null {
  if (text.trimEnd().length <= most) return null
  const room = text.slice(0, most + 1)
  const beforeWord = room.slice(0, room.search(/\s\S*$/) + 1)
  let whole = beforeWord.length
  while (whole > 0 && notBeforeEllipsis.test(beforeWord.charAt(whole - 1))) whole -= 1
  if (whole > 0) return whole
  const isSplitPair = /[\uD800-\uDBFF]$/.test(text.slice(0, most))
  return isSplitPair ? most - 1 : most
}

/** @param from where the first node begins in the plain text */
function takeNodes(nodes: RichText, from: number, end: number): { nodes: RichText; next: number } {
  const taken: RichText = []
  let next = from
  for (const node of nodes) {
    if (next >= end) break
    if ('text' in node) {
      const isLast = next + node.text.length >= end
      taken.push({ text: node.text.slice(0, end - next) + (isLast ? ellipsis : '') })
      next += node.text.length
    } else {
      const inside = takeNodes(node.children, next, end)
      taken.push({ ...node, children: inside.nodes })
      next = inside.next + lineEnd(node).length
    }
  }
  return { nodes: taken, next }
}
