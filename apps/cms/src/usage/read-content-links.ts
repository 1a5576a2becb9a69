import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { environment } from '../environment.ts'
import { toOldAddress } from '../redirects/old-address.ts'
import { collectLinks } from './collect-links.ts'
import type { ContentLink } from './content-link.ts'
import { contentSources, globalId } from './content-sources.ts'

/** @property draft what is saved last and waits, instead of what is published */
export type ItemLink = ContentLink & { documentId: number; draft: boolean }

type Item = { id: number; draft: boolean; data: Record<string, unknown> }

const toOwnAddress = (address: string) => toOldAddress(address, environment.portalUrl)

/** What the items refer to, as published and in drafts that wait. */
export async function readContentLinks(
  payload: Payload,
  source: string,
  ids: number[],
): Promise<ItemLink[]> {
  const { collections, globals } = contentSources(payload)
  const collection = collections.find(({ slug }) => slug === source)
  const global = globals.find(({ slug }) => slug === source)
  const fields = (collection ?? global)?.flattenedFields ?? []
  const items = [
    ...(collection ? await readItems(payload, collection.slug, ids) : []),
    ...(global ? await readGlobal(payload, global.slug) : []),
  ]
  return items.flatMap(({ id, draft, data }) =>
    collectLinks(fields, data, toOwnAddress).map((link) => ({
      documentId: id,
      draft,
      ...link,
    })),
  )
}

async function readItems(payload: Payload, collection: CollectionSlug, ids: number[]) {
  const [published, drafts] = await Promise.all([
    payload.db.find<Record<string, unknown> & { id: number }>({
      collection,
      where: { and: [{ id: { in: ids } }, { _status: { equals: 'published' } }] },
      pagination: false,
      limit: 0,
    }),
    payload.db.findVersions<Record<string, unknown>>({
      collection,
      where: {
        and: [
          { parent: { in: ids } },
          { latest: { equals: true } },
          { 'version._status': { equals: 'draft' } },
        ],
      },
      pagination: false,
      limit: 0,
    }),
  ])
  return [
    ...published.docs.map((data): Item => ({ id: data.id, draft: false, data })),
    ...drafts.docs.map(
      ({ parent, version }): Item => ({ id: Number(parent), draft: true, data: version }),
    ),
  ]
}

async function readGlobal(payload: Payload, slug: GlobalSlug): Promise<Item[]> {
  const [published, drafts] = await Promise.all([
    payload.db.findGlobal<Record<string, unknown>>({ slug }),
    payload.db.findGlobalVersions<Record<string, unknown>>({
      global: slug,
      where: {
        and: [{ latest: { equals: true } }, { 'version._status': { equals: 'draft' } }],
      },
      pagination: false,
      limit: 1,
    }),
  ])
  return [
    ...(published?._status === 'published'
      ? [{ id: globalId, draft: false, data: published }]
      : []),
    ...drafts.docs.map(({ version }) => ({ id: globalId, draft: true, data: version })),
  ]
}
