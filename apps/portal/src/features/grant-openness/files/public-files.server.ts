import { locales } from '@trivsel/content-contract/locales'
import { Hono } from 'hono'
import type { FilesContext } from '#core/feature/feature.server.ts'
import { isServiceOffered } from '#platform/services/current-services.ts'
import { validateGrantedSearch } from '../granted/granted-search.ts'
import { grantsFeedAddress, grantsFileAddress } from '../model/file-addresses.ts'
import { writeGrantsFeed } from './write-grants-feed.server.ts'
import { writeGrantsFile } from './write-grants-file.server.ts'

/** Both are of data that is public: a proxy may keep them for a while. */
const cached = { 'cache-control': 'public, max-age=60' }

/** `…/tilskudd/atom.xml` and `…/tilskudd/grants.csv`, in every language. */
export function createGrantFiles({ database, portalUrl, clock }: FilesContext): Hono {
  const files = new Hono()
  for (const locale of locales) {
    files.get(grantsFeedAddress(locale), async (context) => {
      if (!isServiceOffered('grants')) return context.notFound()
      const feed = await writeGrantsFeed(database, { locale, portalUrl, now: clock() })
      return context.body(feed, 200, {
        'content-type': 'application/atom+xml; charset=utf-8',
        ...cached,
      })
    })
    files.get(grantsFileAddress(locale), async (context) => {
      if (!isServiceOffered('grants')) return context.notFound()
      const { year = null, type = null } = validateGrantedSearch(context.req.query())
      return context.body(await writeGrantsFile(database, { year, type }, locale), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="grants.csv"',
        ...cached,
      })
    })
  }
  return files
}
