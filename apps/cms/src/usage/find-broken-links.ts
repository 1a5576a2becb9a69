import { sql } from '@payloadcms/db-postgres'
import { locales } from '@trivsel/content-contract/locales'

import type { Payload } from 'payload'
import { z } from 'zod'
import type { Words } from '../admin/in-language.ts'
import { belongsToSite } from '../redirects/old-address.ts'
import { type NamedItem, nameItems } from './item-titles.ts'
import { linkTargets } from './link-targets.ts'
import { readAddresses } from './read-addresses.ts'
import { refreshContentLinks } from './refresh-content-links.ts'

const reasons = [
  'deleted',
  'unpublished',
  'notInLanguage',
  'leadsNowhere',
  'noSuchAddress',
] as const
export type BrokenReason = (typeof reasons)[number]

/** A link on the site that does not lead where it should. */
export type BrokenLink = NamedItem & {
  place: Words
  /** Language in which it is seen; null: in every one. */
  locale: (typeof locales)[number] | null
  reason: BrokenReason
  /** What it should lead to, when that is still there. */
  target: NamedItem | null
  /** The address that an editor typed. */
  address: string | null
}

const Found = z.array(
  z.object({
    collection: z.string(),
    documentId: z.number(),
    place: z.object({ nb: z.string(), en: z.string() }),
    locale: z.enum(locales).nullable(),
    reason: z.enum(reasons),
    targetCollection: z.string().nullable(),
    targetId: z.number().nullable(),
    address: z.string().nullable(),
  }),
)
type Found = z.infer<typeof Found>[number]

/** Broken links in what is published; a draft may well lead to what is not published yet. */
export async function findBrokenLinks(payload: Payload): Promise<BrokenLink[]> {
  await refreshContentLinks(payload)
  const found = await readSuspects(payload)
  const known = found.some(({ address }) => address) ? await readAddresses(payload) : new Set()
  const broken = found.filter(
    ({ address }) => address === null || !(known.has(address) || belongsToSite(address)),
  )
  const targets = await nameItems(payload, broken.flatMap(targetOf))
  const named = await nameItems(payload, broken)
  return named.map(({ targetCollection, targetId, ...link }) => ({
    ...link,
    target:
      link.reason === 'deleted'
        ? null
        : (targets.find(
            ({ collection, documentId }) =>
              collection === targetCollection && documentId === targetId,
          ) ?? null),
  }))
}

const targetOf = ({ targetCollection, targetId }: Found) =>
  targetCollection !== null && targetId !== null
    ? [{ collection: targetCollection, documentId: targetId }]
    : []

/** Every link that may be broken, including all that editors typed. */
async function readSuspects({ db }: Payload): Promise<Found[]> {
  const { rows } = await db.drizzle.execute(sql`
    with target as (${linkTargets()}),
    judged as (
      select link.*, case
        when link.target_id is null and link.address is null then 'leadsNowhere'
        when link.address is not null then 'noSuchAddress'
        when target.id is null then 'deleted'
        when not target.published then 'unpublished'
        when link.locale = 'no' and not norwegian or link.locale = 'en' and not english
          then 'notInLanguage'
      end as reason
      from cms.content_links link
      left join target
        on target.collection = link.target_collection and target.id = link.target_id
      where link.is_link and not link.draft
    )
    select collection, document_id as "documentId", place, reason,
      case when count(distinct coalesce(locale, 'all')) = 1 then min(locale) end as locale,
      target_collection as "targetCollection", target_id as "targetId", address
    from judged where reason is not null
    group by collection, document_id, place, reason, target_collection, target_id, address
    order by collection, document_id, min(id)`)
  return Found.parse(rows)
}
