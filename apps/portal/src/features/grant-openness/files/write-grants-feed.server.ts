import { type Locale, languageOf } from '@trivsel/content-contract/locales'
import { sql } from 'drizzle-orm'
import { Feed } from 'feed'
import { m } from '#messages'
import type { Database } from '#platform/database/database.server.ts'
import { formatKroner } from '#platform/format-kroner.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { organisationName } from '#platform/organisation/organisation-name.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { stripControlCharacters } from '#platform/strip-control-characters.ts'
import { noonOf } from '#platform/time/date.ts'
import { granted, selectGranted } from '../granted/select-granted.server.ts'
import { grantsFeedAddress } from '../model/file-addresses.ts'

const most = 50

/** What was granted last, as Atom. */
export async function writeGrantsFeed(
  database: Database,
  { locale, portalUrl, now }: { locale: Locale; portalUrl: string; now: Date },
): Promise<string> {
  const items = await selectGranted(
    database,
    sql`select d.id from ${granted} order by d.decided_at desc, d.id limit ${most}`,
  )
  const options = { locale }
  const address = portalUrl + pagePath('grantedGrants', locale)
  const feed = new Feed({
    title: `${organisationName(locale)}: ${m.grant_openness_heading({}, options)}`,
    description: m.grant_openness_intro({}, options),
    id: address,
    link: address,
    language: languageOf(locale),
    updated: items[0] ? noonOf(items[0].decidedOn) : now,
    generator: false,
    feedLinks: { atom: portalUrl + grantsFeedAddress(locale) },
  })
  for (const item of items) {
    const to = item.association?.name ?? m.grant_openness_person({}, options)
    const { slug } = item.association ?? {}
    const amounts = {
      amount: formatKroner(item.amountOre),
      requested: formatKroner(item.requestedOre),
    }
    feed.addItem({
      title: `${to}: ${item.title}`,
      id: `urn:uuid:${item.id}`,
      link: slug ? portalUrl + pagePath('associationProfile', locale, { slug }) : address,
      date: noonOf(item.decidedOn),
      description: [
        item.amountOre < item.requestedOre
          ? m.grant_openness_amount_of(amounts, options)
          : m.grant_openness_amount(amounts, options),
        item.summary,
      ]
        .filter(Boolean)
        .join(' '),
      category: [{ name: textIn(item.type, locale) }],
    })
  }
  return stripControlCharacters(feed.atom1())
}
