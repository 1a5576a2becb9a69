import { collectionOfKind } from '@trivsel/content-contract/change'
import type { ContentKind } from '@trivsel/content-contract/kinds'
import { type Locale, locales } from '@trivsel/content-contract/locales'
import type { ProjectedCollection } from '@trivsel/content-contract/projection/projected-sources'
import type { AnswerPart, PublishedItem } from '@trivsel/content-contract/projection/published-item'
import type { PublishedPage, SearchDocument } from '@trivsel/content-contract/published'
import { documentTag } from '../queries/content-tags.ts'
import { findDocuments } from '../queries/find-documents.ts'
import { markExample } from '../queries/mark-example.ts'
import { pageAddress } from '../queries/page-address.ts'
import { addressField, type PerLocale, toAlternates } from '../queries/read-alternates.ts'
import { readSearchable } from '../queries/read-searchable.ts'
import type { Reading } from '../queries/reading.ts'
import { TagCollector } from '../queries/tag-collector.ts'
import { type Projector, projectors } from './projectors.ts'
import { toFiles } from './to-files.ts'

/** From where rows are made: inside the transaction that publishes. */
export type Source = Pick<Reading, 'payload' | 'transaction'>

type Stored = {
  id: number
  updatedAt: string
  displayName?: string | null
  ingress?: string | null
  slug?: string | null
  path?: string | null
  isExample?: boolean | null
}
type InLocales = ReadonlyMap<Locale, Stored>

/** Rows of those of the items that are published. */
export async function projectDocuments(
  source: Source,
  collection: ProjectedCollection,
  ids: readonly number[],
): Promise<PublishedItem[]> {
  const documents = new Map<number, Map<Locale, Stored>>()
  for (const locale of locales)
    for (const document of await readPublished(source, collection, locale, ids))
      documents.set(
        document.id,
        (documents.get(document.id) ?? new Map<Locale, Stored>()).set(locale, document),
      )
  const rows = [...documents.values()].flatMap((inLocales) =>
    [...inLocales].map(([locale, document]) =>
      projectDocument(source, collection, locale, document, inLocales),
    ),
  )
  return Promise.all(rows)
}

const readPublished = (
  source: Source,
  collection: ProjectedCollection,
  locale: Locale,
  ids: readonly number[],
): Promise<Stored[]> =>
  findDocuments<ProjectedCollection>(toReading(source, locale), {
    collection,
    where: { id: { in: ids } },
  }) as Promise<Stored[]>

export const toReading = (source: Source, locale: Locale): Reading => ({
  ...source,
  locale,
  draft: false,
  tags: new TagCollector(),
})

async function projectDocument(
  source: Source,
  collection: ProjectedCollection,
  locale: Locale,
  document: Stored,
  inLocales: InLocales,
): Promise<PublishedItem> {
  // What a collection's projector takes is what was read of that collection.
  const projector = projectors[collection] as unknown as Projector<Stored>
  const { kind, toPage, toCard, toListFacts } = projector
  const part = <Data>(make: (reading: Reading) => Data | Promise<Data>) =>
    toPart(source, collection, locale, document.id, make)
  const alternates =
    kind && alternatesOf(kind, inLocales, ({ [addressField(kind)]: value }) => value)
  const page =
    toPage &&
    (await part(async (reading) => {
      const data = await toPage(document, reading)
      return data && (alternates ? { ...data, alternates } : data)
    }))
  const card = toCard && (await part((reading) => toCard(document, reading)))
  return {
    collection,
    id: document.id,
    locale,
    key: projector.key(document),
    name: projector.name(document),
    page: page ?? null,
    card: card ?? null,
    listing: toListFacts?.(document) ?? null,
    published: kind ? toPublishedPage(kind, locale, document, inLocales) : null,
    search: kind
      ? onlyWithData(await part((reading) => toSearchDocument(kind, document, reading)))
      : null,
    files: toFiles(page?.data, card?.data),
  }
}

async function toPart<Data>(
  source: Source,
  collection: ProjectedCollection,
  locale: Locale,
  id: number,
  make: (reading: Reading) => Data | Promise<Data>,
): Promise<AnswerPart<Data>> {
  const reading = toReading(source, locale)
  const data = await make(reading)
  return { data, tags: [...new Set([documentTag(collection, id), ...reading.tags.list()])] }
}

const onlyWithData = <Data>({ data, tags }: AnswerPart<Data | null>): AnswerPart<Data> | null =>
  data === null ? null : { data, tags }

function alternatesOf(
  kind: ContentKind,
  inLocales: InLocales,
  toAddress: (document: Stored) => string | null | undefined,
) {
  const addresses: PerLocale = {}
  for (const [locale, document] of inLocales) addresses[locale] = toAddress(document) ?? null
  const [id = 0] = [...inLocales.values()].map((document) => document.id)
  return toAlternates(kind, id, addresses)
}

/** The page on the map of the site; null where it has no name or no address. */
function toPublishedPage(
  kind: ContentKind,
  locale: Locale,
  { id, displayName, ingress, updatedAt, isExample }: Stored,
  inLocales: InLocales,
): PublishedPage | null {
  const alternates = alternatesOf(kind, inLocales, (document) =>
    document.displayName ? document[addressField(kind)] : null,
  )
  const href = alternates[locale]
  if (!href || !displayName) return null
  return {
    contentType: kind,
    id,
    locale,
    href,
    title: displayName,
    description: ingress || null,
    updatedAt,
    alternates,
    ...markExample(isExample),
  }
}

function toSearchDocument(
  kind: ContentKind,
  document: Stored,
  reading: Reading,
): SearchDocument | null {
  const { id, displayName, ingress, updatedAt } = document
  const href = pageAddress(collectionOfKind[kind], reading.locale, document)
  // Nobody finds an example by searching.
  if (!href || !displayName || !document[addressField(kind)] || document.isExample) return null
  return {
    contentType: kind,
    id,
    locale: reading.locale,
    href,
    title: displayName,
    description: ingress || null,
    updatedAt,
    ...readSearchable(kind, document as never, reading),
  }
}
