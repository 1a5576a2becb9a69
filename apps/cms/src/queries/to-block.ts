import type { Block, ContentMedia } from '@trivsel/content-contract/pages'
import type { StoredBlocks } from '../payload-types.ts'
import type { Reading } from './reading.ts'
import { referenceResolver } from './resolve-reference.ts'
import { toContentImage } from './to-content-image.ts'
import { toLink } from './to-link.ts'
import { toRichText } from './to-rich-text.ts'

type StoredBlock = NonNullable<StoredBlocks>[number]

/** A block, or null when it has nothing to show in this language. */
export function toBlock(stored: StoredBlock, reading: Reading): Block | null {
  const header = stored.header || null
  const content = toRichText(stored.content, referenceResolver(reading))
  const media = toMedia(stored.media, reading)
  if (!header && content.length === 0 && !media) return null
  return {
    id: stored.id ?? '',
    kind: stored.kind ?? 'twoUpBasic',
    header,
    content,
    link: toLink(stored.link, reading),
    media,
    imagePlacement: stored.imagePlacement ?? 'right',
    blockColor: stored.blockColor ?? 'none',
    illustration: toContentImage(stored.illustration, reading),
    enlargeHeader: stored.enlargeHeader === true,
  }
}

export function toBlocks(blocks: StoredBlocks | undefined, reading: Reading): Block[] {
  return (blocks ?? []).flatMap((block) => toBlock(block, reading) ?? [])
}

function toMedia(media: StoredBlock['media'], reading: Reading): ContentMedia | null {
  const image = toContentImage(media?.image, reading)
  const videoUrl = media?.videoUrl || null
  return image || videoUrl ? { image, videoUrl } : null
}
