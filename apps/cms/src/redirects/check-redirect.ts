import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { environment } from '../environment.ts'
import { savesOnlyDraft } from '../hooks/save-kind.ts'
import type { Redirect } from '../payload-types.ts'
import { readPageAddresses } from '../usage/read-addresses.ts'
import { belongsToSite, toOldAddress } from './old-address.ts'
import { refuseRedirect } from './redirect-messages.ts'

type Target = NonNullable<Redirect['to']>

/**
 * Holds a redirect to what can work: an address of this site where no page is, leading on. Where it
 * leads to another old address, it takes that one's target: visitors are led on once and never in
 * circles. A draft is let be until it is published.
 */
export const checkRedirect: CollectionBeforeChangeHook<Redirect> = async ({
  data,
  originalDoc,
  req,
  context,
}) => {
  const written = data.from ?? originalDoc?.from
  if (!written) return data
  const from = toOldAddress(written, environment.portalUrl)
  if (!from) refuseRedirect(req, 'NOT_AN_ADDRESS')
  if (savesOnlyDraft(context)) return { ...data, from }
  if (belongsToSite(from)) refuseRedirect(req, 'BELONGS_TO_SITE')
  const automatic = data.automatic ?? originalDoc?.automatic
  if (!automatic && (await readPageAddresses(req.payload)).has(from))
    refuseRedirect(req, 'HAS_PAGE')
  const to = { ...originalDoc?.to, ...data.to } as Target
  return { ...data, from, to: await resolveTarget(req, from, to) }
}

async function resolveTarget(req: PayloadRequest, from: string, to: Target): Promise<Target> {
  let target = to
  for (const met = new Set([from]); ; ) {
    const address = ownAddress(target)
    if (address === null) return target
    if (met.has(address)) refuseRedirect(req, 'CIRCLE')
    met.add(address)
    const next = await findRedirect(req, address)
    if (!next) return target
    target = next.to ?? {}
  }
}

/** The address on this site that an editor typed as the target; null for a page or another site. */
export function ownAddress({ kind, externalUrl }: Target): string | null {
  return kind === 'external' && externalUrl
    ? toOldAddress(externalUrl, environment.portalUrl)
    : null
}

async function findRedirect(req: PayloadRequest, from: string): Promise<Redirect | undefined> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { and: [{ from: { equals: from } }, { _status: { equals: 'published' } }] },
    limit: 1,
    depth: 0,
    req,
  })
  return docs[0]
}
