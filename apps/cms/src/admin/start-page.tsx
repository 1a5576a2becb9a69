import { Gutter } from '@payloadcms/ui'
import { CollectionCards } from '@payloadcms/ui/rsc'
import { defaultLocale } from '@trivsel/content-contract/locales'
import type { AdminViewServerProps } from 'payload'
import { hasRole } from '../access/has-role.ts'
import { findWaitingDrafts } from '../editing/drafts-waiting.ts'
import { findExamples } from '../examples/find-examples.ts'
import { findScheduledChanges } from '../jobs/scheduled-changes.ts'
import { kinds } from '../kinds/kinds.ts'
import { formatDateAndTime } from '../oslo-time.ts'
import { findBrokenLinks } from '../usage/find-broken-links.ts'
import { inLanguage, type Words } from './in-language.ts'

const shownDrafts = 8

const words = {
  heading: { nb: 'Startside', en: 'Start page' },
  newOnes: { nb: 'Lag noe nytt', en: 'Create something new' },
  drafts: { nb: 'Utkast som venter', en: 'Drafts waiting' },
  noDrafts: { nb: 'Ingen utkast venter', en: 'No drafts are waiting' },
  unpublished: { nb: 'ikke publisert', en: 'not published' },
  changed: { nb: 'endring av noe som er publisert', en: 'change of something published' },
  scheduled: { nb: 'Planlagt', en: 'Scheduled' },
  noScheduled: { nb: 'Ingenting er planlagt', en: 'Nothing is scheduled' },
  publish: { nb: 'publiseres', en: 'is published' },
  unpublish: { nb: 'tas ned', en: 'is taken down' },
  failed: { nb: 'gikk ikke – åpne og prøv igjen', en: 'failed – open it and try again' },
  broken: { nb: 'Brutte lenker', en: 'Broken links' },
  noBroken: { nb: 'Ingen brutte lenker', en: 'No broken links' },
  examples: { nb: 'Eksempler', en: 'Examples' },
  seeBroken: { nb: 'Se listen', en: 'See the list' },
}

const sourceNames = {
  'front-page': { nb: 'Forside', en: 'Front page' },
  'site-frame': { nb: 'Topp og bunn', en: 'Header and footer' },
}

const startingPoints: { collection: string; label: Words }[] = [
  { collection: 'pages', label: { nb: 'Ny side', en: 'New page' } },
  ...Object.values(kinds).flatMap(({ collection, startingPoint }) =>
    startingPoint ? [{ collection: collection.slug, label: startingPoint }] : [],
  ),
  { collection: 'media', label: { nb: 'Nytt bilde', en: 'New picture' } },
]

/**
 * The first page of the admin: shortcuts, waiting drafts, scheduled changes, broken links, what is still an
 * example, and all content. It stands in for Payload's own, whose menu for moving cards about has no name that is read
 * aloud, and whose cards are in no landmark.
 */
export async function StartPage({ initPageResult }: AdminViewServerProps) {
  const { payload, i18n, user } = initPageResult.req
  if (!hasRole(user, 'editor')) return null
  const [drafts, scheduled, broken, examples] = await Promise.all([
    findWaitingDrafts(payload, shownDrafts),
    findScheduledChanges(payload),
    findBrokenLinks(payload),
    findExamples(payload),
  ])
  const admin = payload.config.routes.admin
  const say = (text: Words) => inLanguage(i18n, text)
  const more = drafts.total - drafts.items.length

  return (
    <Gutter className="trivsel-start-page">
      <main>
        <div className="trivsel-start">
          <h1>{say(words.heading)}</h1>
          <section>
            <h2>{say(words.newOnes)}</h2>
            <div className="trivsel-start__new">
              {startingPoints.map(({ collection, label }) => (
                <a
                  key={collection}
                  className="btn btn--style-secondary btn--size-medium"
                  href={`${admin}/collections/${collection}/create`}
                >
                  {say(label)}
                </a>
              ))}
            </div>
          </section>
          <section>
            <h2>
              {drafts.total > 0 ? `${say(words.drafts)} (${drafts.total})` : say(words.drafts)}
            </h2>
            {drafts.total === 0 && <p>{say(words.noDrafts)}</p>}
            <ul>
              {drafts.items.map(({ href, title, kind, savedAt, isPublished }) => (
                <li key={href}>
                  <a href={href}>{title ?? say(kind)}</a>
                  <span>
                    {[
                      say(kind),
                      say(isPublished ? words.changed : words.unpublished),
                      formatDateAndTime(savedAt),
                    ].join(' · ')}
                  </span>
                </li>
              ))}
            </ul>
            {more > 0 && <p>{say({ nb: `og ${more} til`, en: `and ${more} more` })}</p>}
          </section>
          <section>
            <h2>{say(words.scheduled)}</h2>
            {scheduled.length === 0 && <p>{say(words.noScheduled)}</p>}
            <ul>
              {scheduled.map(({ jobId, href, title, kind, type, at, failed }) => (
                <li key={jobId}>
                  <a href={href}>{title ?? say(kind)}</a>
                  <span>
                    {`${say(kind)} · ${say(words[type])} ${formatDateAndTime(at)}`}
                    {failed && <strong> {say(words.failed)}</strong>}
                  </span>
                </li>
              ))}
            </ul>
          </section>
          <section>
            <h2>
              {broken.length > 0 ? `${say(words.broken)} (${broken.length})` : say(words.broken)}
            </h2>
            {broken.length > 0 ? (
              <a href={`${admin}/broken-links`}>{say(words.seeBroken)}</a>
            ) : (
              <p>{say(words.noBroken)}</p>
            )}
          </section>
          {examples.length > 0 && (
            <section>
              <h2>{`${say(words.examples)} (${examples.length})`}</h2>
              <ul>
                {examples.map(({ source, names, editAddress }) => (
                  <li key={editAddress}>
                    <a href={editAddress}>
                      {source === 'pages' ? names[defaultLocale] : say(sourceNames[source])}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <CollectionCards {...initPageResult} widgetSlug="collections" />
      </main>
    </Gutter>
  )
}
