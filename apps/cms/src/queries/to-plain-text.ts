import type { RichText, RichTextNode } from '@trivsel/content-contract/content'

const withinLine = new Set(['strong', 'em', 'u', 'sup', 's', 'code', 'sub', 'mark', 'a'])

/** The words of rich text: one line for each paragraph, heading and list item. */
export function toPlainText(richText: RichText): string {
  return richText
    .map(write)
    .join('')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()
}

function write(node: RichTextNode): string {
  if ('text' in node) return node.text
  const inside = node.children.map(write).join('')
  return withinLine.has(node.tag) ? inside : `\n${inside}\n`
}
