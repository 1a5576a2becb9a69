import { contentQuery } from './content-query.ts'
import { readGlobal } from './read-global.ts'
import { toBlocks } from './to-block.ts'
import { toTextLinks } from './to-link.ts'
import { toNavBlocks } from './to-nav-blocks.ts'

export const frontPage = contentQuery('frontPage', async (reading) => {
  const document = await readGlobal(reading, 'front-page')
  if (!document?.heading) return null
  return {
    heading: document.heading,
    ingress: document.ingress || null,
    blocks: toBlocks(document.blocks, reading),
    navBlocks: toNavBlocks(document.navBlocks, reading),
    faqTiles: toTextLinks(document.faqTiles, reading),
  }
})
