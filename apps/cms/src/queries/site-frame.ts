import type { SiteFrame as SiteFrameData } from '@trivsel/content-contract/site'
import type { SiteFrame } from '../payload-types.ts'
import { contentQuery } from './content-query.ts'
import { markExample } from './mark-example.ts'
import { readGlobal } from './read-global.ts'
import type { Reading } from './reading.ts'
import { toTextLink, toTextLinks } from './to-link.ts'

export const siteFrame = contentQuery('siteFrame', readSiteFrame)

export async function readSiteFrame(reading: Reading): Promise<SiteFrameData | null> {
  const document = await readGlobal(reading, 'site-frame')
  if (!document) return null
  return {
    sections: (document.sections ?? []).flatMap(({ link: stored, links }) => {
      const link = toTextLink(stored, reading)
      return link ? [{ ...link, links: toTextLinks(links, reading) }] : []
    }),
    footer: toFooter(document.footer, reading),
    ...markExample(document.isExample),
  }
}

function toFooter(footer: SiteFrame['footer'], reading: Reading): SiteFrameData['footer'] {
  return {
    about: footer?.about || null,
    columns: (footer?.columns ?? []).flatMap(({ heading, links }) =>
      heading ? [{ heading, links: toTextLinks(links, reading) }] : [],
    ),
    statements: toTextLinks(footer?.statements, reading),
  }
}
