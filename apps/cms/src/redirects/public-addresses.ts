import { sql } from '@payloadcms/db-postgres'
import { contentPageAddress, listedAddress } from '@trivsel/content-contract/addresses'
import {
  hasSlug,
  listedKindNames,
  listedKinds,
  type SluggedKind,
} from '@trivsel/content-contract/kinds'
import { type Locale, locales } from '@trivsel/content-contract/locales'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { readPagesBelow } from '../hooks/page-tree.ts'
import { transactionDatabase } from '../hooks/transaction-database.ts'

/** An address that visitors may have saved. */
export type PublicAddress = { id: number; locale: Locale; address: string }

/** Kinds whose addresses change with their slug; one with a number keeps it. */
const listedBySlug = new Map<string, SluggedKind>(
  listedKindNames.filter(hasSlug).map((kind) => [listedKinds[kind].collection, kind]),
)

/** Whether renaming an item of the collection changes a public address. */
export const hasAddresses = (collection: CollectionSlug): boolean =>
  collection === 'pages' || listedBySlug.has(collection)

/**
 * Addresses under which the site shows an item now, as the request's transaction sees it; for a page
 * also those of every page below it.
 */
export async function readPublicAddresses(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<PublicAddress[]> {
  if (collection === 'pages') return readPages(req, id)
  const kind = listedBySlug.get(collection)
  return kind ? readListed(req, kind, id) : []
}

async function readPages(req: PayloadRequest, id: number): Promise<PublicAddress[]> {
  const tree = await readPagesBelow(await transactionDatabase(req), id)
  return tree
    .filter(({ published }) => published)
    .flatMap((page) =>
      locales.flatMap((locale) => {
        const path = page.path[locale]
        return path ? [{ id: page.id, locale, address: contentPageAddress(locale, path) }] : []
      }),
    )
}

const Slugs = z.array(z.object({ locale: z.enum(locales), slug: z.string().min(1) }))

async function readListed(req: PayloadRequest, kind: SluggedKind, id: number) {
  const table = listedKinds[kind].collection.replaceAll('-', '_')
  const database = await transactionDatabase(req)
  const { rows } = await database.execute(sql`
    select texts._locale as locale, texts.slug
    from cms.${sql.identifier(table)} item
    join cms.${sql.identifier(`${table}_locales`)} texts on texts._parent_id = item.id
    where item.id = ${id} and item._status = 'published' and texts.slug <> ''`)
  return Slugs.parse(rows).map(({ locale, slug }) => ({
    id,
    locale,
    address: listedAddress(kind, locale, slug),
  }))
}
