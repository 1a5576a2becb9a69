import type { RichText } from '@trivsel/content-contract/content'

const plainTags = [
  'p',
  'span',
  'strong',
  'b',
  'sup',
  'u',
  'em',
  'ul',
  'ol',
  'li',
  'div',
  'pre',
  'h2',
  'h3',
] as const
export type PlainTag = (typeof plainTags)[number]

/** Specification, section 5: rich text renders only these. */
const allowedTags = [...plainTags, 'a', 'br'] as const
type AllowedTag = (typeof allowedTags)[number]

/** Specification, section 8: an unknown tag throws. */
export class UnknownRichTextTagError extends Error {
  override name = 'UnknownRichTextTagError'
  constructor(tag: string) {
    super(`Unknown rich text tag: ${tag}`)
  }
}

/** @throws {UnknownRichTextTagError} */
export function checkRichTextTag(tag: string): AllowedTag {
  const allowed = allowedTags.find((known) => known === tag)
  if (!allowed) throw new UnknownRichTextTagError(tag)
  return allowed
}

/** @throws {UnknownRichTextTagError} a tag anywhere in the text is not allowed */
export function checkRichText(content: RichText): void {
  for (const node of content) {
    if ('text' in node) continue
    checkRichTextTag(node.tag)
    checkRichText(node.children)
  }
}
