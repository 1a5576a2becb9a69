import type { RichTextNode, RichText as RichTextTree } from '@trivsel/content-contract/content'
import { Fragment, type ReactNode } from 'react'
import { ContentLink } from '../ContentLink.tsx'
import { checkRichTextTag, type PlainTag } from './allowed-tags.ts'
import { linkTelephones } from './link-telephones.ts'

/**
 * Telephone numbers can be called.
 * @throws {UnknownRichTextTagError}
 */
export function RichTextNodes({ content }: { content: RichTextTree }) {
  return renderNodes(linkTelephones(content))
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
  const tag = checkRichTextTag(node.tag)
  if (tag === 'br') return <br />
  if (tag === 'a') return renderLink(node)
  const Tag: PlainTag = tag
  return <Tag>{renderNodes(node.children)}</Tag>
}

function renderLink(node: Extract<RichTextNode, { tag: string }>): ReactNode {
  const text = renderNodes(node.children)
  if (!node.href) return text
  return (
    <ContentLink href={node.href} openInNewTab={node.openInNewTab ?? false}>
      {text}
    </ContentLink>
  )
}
