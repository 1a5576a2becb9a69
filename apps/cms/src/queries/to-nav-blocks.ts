import type { NavBlock } from '@trivsel/content-contract/content'
import type { z } from 'zod'
import type { Kindergarten } from '../payload-types.ts'
import { isSafeAddress } from './safe-address.ts'
import type { ResolveReference } from './to-rich-text.ts'

type StoredBlock = NonNullable<Kindergarten['navBlocks']>[number]

/** The shortcuts of a page, without those that have no title in this language. */
export function toNavBlocks(
  blocks: Kindergarten['navBlocks'],
  resolve: ResolveReference,
): z.infer<typeof NavBlock>[] {
  return (blocks ?? []).flatMap(({ title, text, link }) =>
    title ? [{ title, text: text || null, link: toLink(link, resolve) }] : [],
  )
}

function toLink(link: StoredBlock['link'], resolve: ResolveReference) {
  const href = hrefOf(link, resolve)
  if (href === null) return null
  return { text: link?.text || null, href, openInNewTab: link?.openInNewTab === true }
}

function hrefOf(link: StoredBlock['link'], resolve: ResolveReference): string | null {
  if (link?.kind === 'external')
    return link.externalUrl && isSafeAddress(link.externalUrl) ? link.externalUrl : null
  return link?.internalReference ? resolve(link.internalReference) : null
}
