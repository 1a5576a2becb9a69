import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { announceChange } from '../hooks/announce-change.ts'
import { documentTag } from '../queries/content-tags.ts'
import type { PublicAddress } from './public-addresses.ts'

/*
 * Moving a page may take hundreds along. So all of this is written past the hooks of redirects, which
 * would save each by itself, and announced once.
 */

/** Removes what would lead visitors away from these addresses. */
export async function forgetRedirectsFrom(req: PayloadRequest, addresses: string[]): Promise<void> {
  if (addresses.length > 0) await forget(req, { from: { in: addresses } })
}

/** Removes what was made for an item that is about to go. */
export async function forgetRedirectsTo(
  req: PayloadRequest,
  relationTo: CollectionSlug,
  value: number,
): Promise<void> {
  await forget(req, {
    and: [
      { automatic: { equals: true } },
      { 'to.internalReference': { equals: { relationTo, value } } },
    ],
  })
}

async function forget(req: PayloadRequest, where: Where): Promise<void> {
  const { db } = req.payload
  const { docs } = await db.find<{ id: number }>({
    collection: 'redirects',
    where,
    pagination: false,
    limit: 0,
    select: {},
    req,
  })
  if (docs.length === 0) return
  const ids = docs.map(({ id }) => id)
  await db.deleteVersions({ collection: 'redirects', where: { parent: { in: ids } }, req })
  await db.deleteMany({ collection: 'redirects', where: { id: { in: ids } }, req })
  await announceRedirects(req, ids)
}

/** Leads on from old addresses of items to where each of them is now. */
export async function writeRedirects(
  req: PayloadRequest,
  relationTo: CollectionSlug,
  moved: PublicAddress[],
): Promise<void> {
  if (moved.length === 0) return
  const { db } = req.payload
  const now = new Date().toISOString()
  const ids: number[] = []
  for (const { id: value, address } of moved) {
    const redirect = {
      from: address,
      to: { kind: 'internal', internalReference: { relationTo, value } },
      permanent: true,
      automatic: true,
      _status: 'published',
      createdAt: now,
      updatedAt: now,
    }
    const { id }: { id: number } = await db.create({
      collection: 'redirects',
      data: structuredClone(redirect),
      req,
    })
    ids.push(id)
    await db.createVersion({
      collectionSlug: 'redirects',
      parent: id,
      versionData: redirect as never,
      autosave: false,
      createdAt: now,
      updatedAt: now,
      req,
      returning: false,
    })
  }
  await announceRedirects(req, ids)
}

const announceRedirects = (req: PayloadRequest, ids: number[]) =>
  announceChange(req, ['redirects', ...ids.map((id) => documentTag('redirects', id))])
