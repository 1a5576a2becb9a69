import type { NavBlock } from '@trivsel/content-contract/content'
import type { z } from 'zod'
import type { Page } from '../payload-types.ts'
import type { Reading } from './reading.ts'
import { toLink } from './to-link.ts'

/** The shortcuts of a page, without those that have no title in this language. */
export function toNavBlocks(
  blocks: Page['navBlocks'],
  reading: Reading,
): z.infer<typeof NavBlock>[] {
  return (blocks ?? []).flatMap(({ title, text, link }) =>
    title ? [{ title, text: text || null, link: toLink(link, reading) }] : [],
  )
}
