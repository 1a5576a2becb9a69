import { type Kindergarten, type Locale, locales } from '@trivsel/content-contract/content'
import type { Payload } from 'payload'
import type { Attachment } from '../payload-types.ts'
import { contentQuery } from './content-query.ts'
import { fileVersion } from './file-version.ts'
import { attachmentSelect, linkedPageSelect, referenceResolver } from './resolve-reference.ts'
import { TagCollector } from './tag-collector.ts'
import { mediaSelect } from './to-content-image.ts'
import { toKindergartenCard } from './to-kindergarten-card.ts'
import { toNavBlocks } from './to-nav-blocks.ts'
import { toOptionalFields } from './to-optional-fields.ts'
import { toRichText } from './to-rich-text.ts'

export const kindergartenBySlug = contentQuery(
  'kindergartenBySlug',
  async (payload, { locale, slug }) => {
    const tags = new TagCollector()
    // No `select`: with one, Payload leaves out references that lie inside the rows of an array.
    const { docs } = await payload.find({
      collection: 'kindergartens',
      where: { _status: { equals: 'published' }, slug: { equals: slug } },
      locale,
      fallbackLocale: false,
      depth: 1,
      limit: 1,
      pagination: false,
      populate: {
        media: mediaSelect,
        attachments: attachmentSelect,
        kindergartens: linkedPageSelect,
      },
    })
    const document = docs[0]
    if (!document) {
      tags.addKindergartens()
      return { data: null, tags: tags.list() }
    }
    const resolve = referenceResolver(locale, tags)
    const data: Kindergarten = {
      ...toKindergartenCard(document, tags),
      richText: toRichText(document.richText, resolve),
      spots: document.spots ?? null,
      departments: document.departments || null,
      employees: document.employees || null,
      yearPlan: toYearPlan(document.yearPlan, tags),
      navBlocks: toNavBlocks(document.navBlocks, resolve),
      optionalFields: toOptionalFields(document.optionalFields, tags, resolve),
      slugs: await findSlugs(payload, document.id),
    }
    return { data, tags: tags.list() }
  },
)

function toYearPlan(
  yearPlan: { title?: string | null; file?: Attachment | number | null } | undefined,
  tags: TagCollector,
): Kindergarten['yearPlan'] {
  const file = yearPlan?.file
  if (typeof file !== 'object' || file === null) return null
  tags.add('attachment', file.id)
  if (!yearPlan?.title || !file.filename) return null
  return {
    title: yearPlan.title,
    file: file.filename,
    version: fileVersion(file),
    bytes: file.filesize ?? 0,
  }
}

async function findSlugs(payload: Payload, id: number): Promise<Kindergarten['slugs']> {
  const document = await payload.findByID({
    collection: 'kindergartens',
    id,
    locale: 'all',
    depth: 0,
    select: { slug: true },
  })
  // With all languages asked for, a localized field holds one value for each, which the generated type does not say.
  const slugs = document.slug as unknown as Partial<Record<Locale, string | null>> | undefined
  return Object.fromEntries(
    locales.flatMap((locale) => (slugs?.[locale] ? [[locale, slugs[locale]]] : [])),
  )
}
