import type { RichText, RichTextNode } from '@trivsel/content-contract/content'
import { isLinkAddress } from '@trivsel/content-contract/own-address'

/** A page or file of our own that a link names: its collection, and the document when it was read. */
export type InternalReference = { relationTo: string; value: unknown }
/** Path of a page or file of our own; null when it is not public, which leaves the words unlinked. */
export type ResolveReference = (reference: InternalReference) => string | null

type StoredNode = { type: string; [key: string]: unknown }

/** Bits of Lexical's text format, outermost tag first. */
const formatTags = [
  [1, 'strong'],
  [2, 'em'],
  [8, 'u'],
  [64, 'sup'],
  [4, 's'],
  [16, 'code'],
  [32, 'sub'],
  [128, 'mark'],
] as const

/**
 * Turns the editor's stored tree into the contract's. Tags are those of HTML (`p`, `h2`, `ul`, `a`,
 * `br`…). A node of a kind that is not known here keeps its own name as tag, so that the reader can
 * refuse it instead of the text going missing unnoticed.
 */
export function toRichText(stored: unknown, resolve: ResolveReference): RichText {
  const root = isObject(stored) && isObject(stored.root) ? stored.root : {}
  return convertChildren(root, resolve).filter(
    (node) => !('tag' in node && node.tag === 'p' && node.children.length === 0),
  )
}

function convertChildren(parent: Record<string, unknown>, resolve: ResolveReference): RichText {
  const children = Array.isArray(parent.children) ? parent.children : []
  return children.filter(isNode).flatMap((child) => convert(child, resolve))
}

function convert(node: StoredNode, resolve: ResolveReference): RichTextNode[] {
  const element = (tag: string): RichTextNode[] => [
    { tag, children: convertChildren(node, resolve) },
  ]
  switch (node.type) {
    case 'text':
    case 'tab':
      return [convertText(node)]
    case 'linebreak':
      return element('br')
    case 'paragraph':
      return element('p')
    case 'heading':
      return element(typeof node.tag === 'string' ? node.tag : 'heading')
    case 'list':
      return element(node.listType === 'number' ? 'ol' : 'ul')
    case 'listitem':
      return element('li')
    case 'link':
    case 'autolink':
      return convertLink(node, resolve)
    default:
      return element(node.type)
  }
}

function convertText(node: StoredNode): RichTextNode {
  const format = typeof node.format === 'number' ? node.format : 0
  const text: RichTextNode = { text: typeof node.text === 'string' ? node.text : '' }
  return formatTags
    .filter(([bit]) => format & bit)
    .reduceRight<RichTextNode>((inner, [, tag]) => ({ tag, children: [inner] }), text)
}

function convertLink(node: StoredNode, resolve: ResolveReference): RichTextNode[] {
  const children = convertChildren(node, resolve)
  const fields = isObject(node.fields) ? node.fields : {}
  const href = hrefOf(fields, resolve)
  if (href === null) return children
  return [{ tag: 'a', href, ...(fields.newTab === true ? { openInNewTab: true } : {}), children }]
}

function hrefOf(fields: Record<string, unknown>, resolve: ResolveReference): string | null {
  if (fields.linkType === 'internal') {
    const reference = fields.doc
    if (!isObject(reference) || typeof reference.relationTo !== 'string') return null
    return resolve({ relationTo: reference.relationTo, value: reference.value })
  }
  return typeof fields.url === 'string' && isLinkAddress(fields.url) ? fields.url : null
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isNode = (value: unknown): value is StoredNode =>
  isObject(value) && typeof value.type === 'string'
