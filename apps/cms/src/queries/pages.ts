import type { PageReference } from '@trivsel/content-contract/content'
import type { ContentPage } from '@trivsel/content-contract/pages'
import type { Page } from '../payload-types.ts'
import { toPageBase } from './content-page.ts'
import { contentQuery } from './content-query.ts'
import { findDocuments } from './find-documents.ts'
import { markExample } from './mark-example.ts'
import type { PageTexts } from './page-texts.ts'
import { readAlternates } from './read-alternates.ts'
import { readContactAreas } from './read-contact-areas.ts'
import { type Reading, within } from './reading.ts'
import { referenceIds } from './reference-id.ts'
import { toBlocks } from './to-block.ts'
import { toTextLinks } from './to-link.ts'
import { toPageReferences } from './to-page-reference.ts'

export function toContentPage(
  document: Page,
  reading: Reading,
): Omit<ContentPage, 'alternates' | 'breadcrumbs' | 'contactAreas'> {
  return {
    ...toPageBase(document, reading),
    blocks: toBlocks(document.blocks, reading),
    staffList: document.staffList ?? null,
    faqTiles: toTextLinks(document.faqTiles, reading),
    ...markExample(document.isExample),
  }
}

export const contentPageTexts: PageTexts<ReturnType<typeof toContentPage>> = (page) => [
  ...page.blocks.flatMap(({ header, content, link }) => [header, content, link?.text]),
  ...page.faqTiles.map(({ text }) => text),
]

export const pageByPath = contentQuery('pageByPath', async (reading, { path }) => {
  const [document] = await findDocuments(reading, {
    collection: 'pages',
    where: { path: { equals: path } },
    limit: 1,
  })
  reading.tags.add('pages', document?.id)
  if (!document) return null
  const [page, alternates] = await Promise.all([
    readContentPage(document, reading),
    readAlternates(reading, 'page', document.id),
  ])
  return { ...page, alternates }
})

/** A page with what it shows of others. */
export async function readContentPage(
  document: Page,
  reading: Reading,
): Promise<Omit<ContentPage, 'alternates'>> {
  const [breadcrumbs, contactAreas] = await Promise.all([
    readBreadcrumbs(reading, document.path ?? ''),
    readContactAreas(reading, referenceIds(document.contactAreas)),
  ])
  return { ...toContentPage(document, reading), breadcrumbs, contactAreas }
}

/** The pages above have the beginnings of the path. */
async function readBreadcrumbs(reading: Reading, path: string): Promise<PageReference[]> {
  const slugs = path.split('/')
  const above = slugs.slice(1).map((_, index) => slugs.slice(0, index + 1).join('/'))
  if (above.length === 0) return []
  const { docs } = await reading.payload.find({
    ...within(reading),
    collection: 'pages',
    where: { path: { in: above } },
    locale: reading.locale,
    fallbackLocale: false,
    draft: reading.draft,
    depth: 0,
    pagination: false,
    select: { displayName: true, path: true, _status: true },
  })
  const depth = ({ path: own }: { path?: string | null }) => own?.split('/').length ?? 0
  return toPageReferences(
    'pages',
    docs.toSorted((one, other) => depth(one) - depth(other)),
    reading,
  )
}
