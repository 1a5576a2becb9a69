import type { FrontPage } from '@trivsel/content-contract/pages'
import { contentQuery } from './content-query.ts'
import { markExample } from './mark-example.ts'
import { readGlobal } from './read-global.ts'
import type { Reading } from './reading.ts'
import { toBlocks } from './to-block.ts'
import { toTextLinks } from './to-link.ts'
import { toNavBlocks } from './to-nav-blocks.ts'

export const frontPage = contentQuery('frontPage', readFrontPage)

export async function readFrontPage(reading: Reading): Promise<FrontPage | null> {
  const document = await readGlobal(reading, 'front-page')
  if (!document?.heading) return null
  return {
    heading: document.heading,
    ingress: document.ingress || null,
    blocks: toBlocks(document.blocks, reading),
    navBlocks: toNavBlocks(document.navBlocks, reading),
    faqTiles: toTextLinks(document.faqTiles, reading),
    ...markExample(document.isExample),
  }
}
