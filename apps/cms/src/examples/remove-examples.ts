import { sql } from '@payloadcms/db-postgres'
import type { ExampleSource, ExamplesRemoved } from '@trivsel/content-contract/examples'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import type { CmsDatabase } from '../accounts/cms-database.ts'
import { announceChange } from '../hooks/announce-change.ts'
import { transactionDatabase } from '../hooks/transaction-database.ts'
import { exclusively } from '../import/exclusively.ts'
import { inTransaction } from '../import/in-transaction.ts'
import { documentTags } from '../queries/content-tags.ts'
import { forgetRedirectsTo } from '../redirects/write-redirects.ts'
import { globalId } from '../usage/content-sources.ts'
import { refreshContentLinks } from '../usage/refresh-content-links.ts'
import { itemsOf, readExampleTexts, versionsOf } from './example-database.ts'
import { removableExamples } from './removable-examples.ts'

type Found = { source: ExampleSource; id: number; isUntouched: boolean }

/**
 * Removes the examples that nobody has edited, but for those to which something leads that stays.
 * They can be added again.
 * @throws {ImportUnderWay}
 */
export async function removeExamples(payload: Payload): Promise<ExamplesRemoved> {
  const counts = await exclusively(payload, () =>
    inTransaction(payload, async (req) => {
      await refreshContentLinks(payload)
      return removeAll(req)
    }),
  )
  await refreshContentLinks(payload)
  return counts
}

const tagOf = ({ source, id }: Pick<Found, 'source' | 'id'>) => `${source}:${id}`

async function removeAll(req: PayloadRequest): Promise<ExamplesRemoved> {
  const database = await transactionDatabase(req)
  const texts = await readExampleTexts(database)
  const examples = [...new Map(texts.map((text) => [tagOf(text), text])).values()]
  const removable = removableExamples(
    examples.filter(({ isUntouched }) => isUntouched).map(tagOf),
    await readLinksToPages(database),
  )
  const removed = examples.filter((example) => removable.has(tagOf(example)))
  const pages = removed.flatMap(({ source, id }) => (source === 'pages' ? id : []))
  const globals = removed.flatMap(({ source }) => (source === 'pages' ? [] : source))
  for (const id of pages) await forgetRedirectsTo(req, 'pages', id)
  await deletePages(database, pages)
  for (const global of globals) {
    await database.execute(sql`delete from ${itemsOf(global)}`)
    await database.execute(sql`delete from ${versionsOf(global)}`)
    await database.execute(sql`
      delete from cms.added_examples where collection = ${global} and document_id = ${globalId}`)
  }
  await announceChange(req, [
    ...new Set([...globals, ...pages.flatMap((id) => documentTags('pages', id))]),
  ])
  return { removed: removed.length, kept: examples.length - removed.length }
}

/** Past the hooks: they would refuse a page to which another leads that is removed with it. */
async function deletePages(database: CmsDatabase, ids: readonly number[]): Promise<void> {
  const those = sql`(select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
  await database.execute(sql`delete from cms._pages_v where parent_id in ${those}`)
  await database.execute(sql`delete from cms.pages where id in ${those}`)
  await database.execute(sql`
    delete from cms.added_examples where collection = 'pages' and document_id in ${those}`)
}

const Links = z.array(z.object({ from: z.string(), to: z.string() }))

async function readLinksToPages(database: CmsDatabase) {
  const { rows } = await database.execute(sql`
    select distinct link.collection || ':' || link.document_id as "from",
      'pages:' || link.target_id as "to"
    from cms.content_links link
    where link.target_collection = 'pages' and not (link.collection = 'redirects' and exists (
      select from cms.redirects where id = link.document_id and automatic))`)
  return Links.parse(rows)
}
