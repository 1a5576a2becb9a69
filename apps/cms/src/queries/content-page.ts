import type { ContentImage, NavBlock, RichText } from '@trivsel/content-contract/content'
import type { z } from 'zod'
import type { Page } from '../payload-types.ts'
import type { Reading } from './reading.ts'
import { referenceResolver } from './resolve-reference.ts'
import { toContentImage } from './to-content-image.ts'
import { toNavBlocks } from './to-nav-blocks.ts'
import { toRichText } from './to-rich-text.ts'

type Stored = Pick<
  Page,
  'id' | 'displayName' | 'ingress' | 'image' | 'richText' | 'navBlocks' | 'updatedAt'
>

export type PageBase = {
  id: number
  displayName: string
  ingress: string | null
  image: ContentImage | null
  richText: RichText
  navBlocks: z.infer<typeof NavBlock>[]
  updatedAt: string
}

/** What every page with an address of its own has, but for its addresses. */
export function toPageBase(document: Stored, reading: Reading): PageBase {
  return {
    id: document.id,
    displayName: document.displayName ?? '',
    ingress: document.ingress || null,
    image: toContentImage(document.image, reading),
    richText: toRichText(document.richText, referenceResolver(reading)),
    navBlocks: toNavBlocks(document.navBlocks, reading),
    updatedAt: document.updatedAt,
  }
}
