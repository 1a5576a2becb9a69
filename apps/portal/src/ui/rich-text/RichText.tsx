import type { RichTextNode, RichText as RichTextTree } from '@trivsel/content-contract/content'
import { Fragment, type ReactNode } from 'react'
import { m } from '#messages'
import styles from './RichText.module.css'

/** Specification, section 5: rich text renders only these; every other tag is an error. */
const plainTags = {
  p: 'p',
  span: 'span',
  strong: 'strong',
  b: 'b',
  sup: 'sup',
  u: 'u',
  em: 'em',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  div: 'div',
  pre: 'pre',
  h2: 'h2',
  h3: 'h3',
} as const

export class UnknownRichTextTagError extends Error {
  override name = 'UnknownRichTextTagError'
  constructor(tag: string) {
    super(`Unknown rich text tag: ${tag}`)
  }
}

/** @throws {UnknownRichTextTagError} */
export function RichText({ content }: { content: RichTextTree }) {
  return <div className={styles.richText}>{renderNodes(content)}</div>
}

function renderNodes(nodes: RichTextTree): ReactNode {
  return nodes.map((node, index) => (
    // The order of content nodes never changes while a page is shown.
    // biome-ignore lint/suspicious/noArrayIndexKey: nodes have no identity of their own
    <Fragment key={index}>{renderNode(node)}</Fragment>
  ))
}

function renderNode(node: RichTextNode): ReactNode {
  if ('text' in node) return node.text
  if (node.tag === 'br') return <br />
  if (node.tag === 'a') return renderLink(node)
  if (!isPlainTag(node.tag)) throw new UnknownRichTextTagError(node.tag)
  const Tag = plainTags[node.tag]
  return <Tag>{renderNodes(node.children)}</Tag>
}

function renderLink(node: Extract<RichTextNode, { tag: string }>): ReactNode {
  if (!node.openInNewTab) return <a href={node.href}>{renderNodes(node.children)}</a>
  return (
    <a href={node.href} target="_blank" rel="noopener">
      {renderNodes(node.children)} ({m.opens_in_new_tab()})
    </a>
  )
}

function isPlainTag(tag: string): tag is keyof typeof plainTags {
  return Object.hasOwn(plainTags, tag)
}
