import { sql } from '@payloadcms/db-postgres'
import { contentAnswer, contentQueries } from '@trivsel/content-contract/queries'
import type { Payload } from 'payload'
import { z } from 'zod'
import { publishedPages } from '../queries/published-pages.ts'

const Answer = contentAnswer(contentQueries.publishedPages.data)
const Redirects = z.array(z.object({ from: z.string() }))

/** Addresses of every published page, in both languages. */
export async function readPageAddresses(payload: Payload): Promise<Set<string>> {
  const answer = await publishedPages(payload, { locale: null, contentType: null }, false)
  return new Set(Answer.parse(answer).data.items.map(({ href }) => href))
}

/** Those and the old ones that lead on. */
export async function readAddresses(payload: Payload): Promise<Set<string>> {
  const addresses = await readPageAddresses(payload)
  const { rows } = await payload.db.drizzle.execute(
    sql`select "from" from cms.redirects where _status = 'published'`,
  )
  for (const { from } of Redirects.parse(rows)) addresses.add(from)
  return addresses
}
