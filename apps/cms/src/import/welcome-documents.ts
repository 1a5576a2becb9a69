import type { PayloadRequest } from 'payload'
import { announceChange } from '../hooks/announce-change.ts'
import { documentTags } from '../queries/content-tags.ts'
import { readPublicAddresses } from '../redirects/public-addresses.ts'
import { forgetRedirectsFrom } from '../redirects/write-redirects.ts'
import type { CollectionName } from './import-names.ts'

export type NewDocument = { collection: CollectionName; id: number }

/**
 * What hooks do for a document that an editor publishes, for those that were written past them:
 * nothing leads visitors away from their addresses, and the site hears of them.
 */
export async function welcomeDocuments(
  req: PayloadRequest,
  documents: readonly NewDocument[],
): Promise<void> {
  const addresses: string[] = []
  for (const { collection, id } of documents)
    for (const { address } of await readPublicAddresses(req, collection, id))
      addresses.push(address)
  await forgetRedirectsFrom(req, addresses)
  const tags = documents.flatMap(({ collection, id }) => documentTags(collection, id))
  await announceChange(req, [...new Set(tags)])
}
