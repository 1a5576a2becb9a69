import type { FixedPageKey } from '@trivsel/content-contract/addresses'
import type { FixedPage as FixedPageData, TopSection } from '@trivsel/content-contract/pages'
import type { FixedPage } from '../payload-types.ts'
import { contentQuery } from './content-query.ts'
import { findDocuments } from './find-documents.ts'
import type { Reading } from './reading.ts'
import { referenceResolver } from './resolve-reference.ts'
import { toBlock } from './to-block.ts'
import { toTextLinks } from './to-link.ts'
import { toRichText } from './to-rich-text.ts'

export const fixedPage = contentQuery('fixedPage', (reading, { key }) =>
  readFixedPage(reading, key),
)

/** The editor's part of a page with a fixed address; null when it is not there in this language. */
export async function readFixedPage(
  reading: Reading,
  key: FixedPageKey,
): Promise<FixedPageData | null> {
  const [document] = await findDocuments(reading, {
    collection: 'fixed-pages',
    where: { key: { equals: key } },
    limit: 1,
  })
  reading.tags.add('fixed-pages', document?.id)
  return document ? toFixedPage(document, reading) : null
}

export function toFixedPage(document: FixedPage, reading: Reading): FixedPageData | null {
  if (!document.heading) return null
  return {
    heading: document.heading,
    intro: document.intro || null,
    topSection: toTopSection(document.topSection, reading),
  }
}

function toTopSection(stored: FixedPage['topSection'], reading: Reading): TopSection | null {
  switch (stored?.kind) {
    case 'topTaskLinks': {
      const links = toTextLinks(stored.links, reading)
      return links.length > 0 ? { kind: 'topTaskLinks', links } : null
    }
    case 'infoBox': {
      const content = toRichText(stored.infoBox?.content, referenceResolver(reading))
      const header = stored.infoBox?.header || null
      return content.length > 0 ? { kind: 'infoBox', header, content } : null
    }
    case 'fullWidthBanner': {
      const block = stored.block && toBlock({ ...stored.block, id: 'top-section' }, reading)
      return block ? { kind: 'fullWidthBanner', block } : null
    }
    default:
      return null
  }
}
