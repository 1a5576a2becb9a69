import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { getLocale } from '#locale'
import { m } from '#messages'
import { endpointAddress } from '#platform/api/endpoint.ts'
import { formatList, languageName } from '#platform/format.ts'
import { formatKroner } from '#platform/format-kroner.ts'
import { paragraphsOf, writtenText } from '#platform/i18n/written-text.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { useNow } from '#platform/time/use-now.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { FactBox } from '#ui/detail-page/DetailPage.tsx'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { pageName } from '#ui/page-names.ts'
import { BookEvent } from '../../book/components/BookEvent.tsx'
import { audienceNames } from '../../model/event-names.ts'
import { eventTimeText } from '../../model/event-time-text.ts'
import { calendarEndpoints } from '../endpoints.ts'
import type { LoadedEvent } from '../load-public-event.ts'
import styles from './PublicEvent.module.css'

/** The page of an event of an association, for everybody. */
export function PublicEvent({ event }: { event: LoadedEvent }) {
  const now = useNow(event.now)
  const calendar = fixedAddresses.eventCalendar[getLocale()]
  const title = writtenText(event.title)
  const text = writtenText(event.text)
  const isOver = new Date(event.endsAt) <= now
  return (
    <Page
      heading={title.text}
      {...(title.lang && { headingLang: title.lang })}
      parents={[{ name: pageName('eventCalendar'), href: calendar }]}
      lead={
        <>
          <Notice event={event} isOver={isOver} />
          <EventFacts event={event} isOver={isOver} />
        </>
      }
    >
      <div className={styles.text} lang={text.lang}>
        {paragraphsOf(text.text).map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text never change places
          <p key={at}>{paragraph}</p>
        ))}
      </div>
      {event.places && !isOver && event.calledOff === null && <BookEvent eventId={event.id} />}
      <p className={styles.back}>
        <ContentLink href={calendar}>{m.association_event_all_events()}</ContentLink>
      </p>
    </Page>
  )
}

function Notice({ event, isOver }: { event: LoadedEvent; isOver: boolean }) {
  if (event.calledOff !== null)
    return (
      <p className={styles.calledOff}>
        {m.association_event_is_called_off({ reason: event.calledOff })}
      </p>
    )
  return isOver ? <p className={styles.over}>{m.association_event_is_over()}</p> : null
}

function EventFacts({ event, isOver }: { event: LoadedEvent; isOver: boolean }) {
  const { id, places, association, languages, audience, hasLink } = event
  const file = endpointAddress(calendarEndpoints.file, {
    params: { id },
    query: { language: getLocale() },
  })
  return (
    <FactBox heading={m.association_event_facts()}>
      <Facts>
        <Fact label={m.association_event_when()}>
          <time dateTime={event.startsAt}>{eventTimeText(event)}</time>{' '}
          {m.association_event_norwegian_time()}
        </Fact>
        <Fact label={m.association_event_place()}>
          {event.place}
          {hasLink && `. ${m.association_event_has_link()}`}
        </Fact>
        <Fact label={m.association_event_association()}>
          {association.isActive ? (
            <ContentLink
              href={pagePath('associationProfile', getLocale(), { slug: association.slug })}
            >
              {association.name}
            </ContentLink>
          ) : (
            association.name
          )}
        </Fact>
        <Fact label={m.association_event_audience()}>{audienceNames[audience]()}</Fact>
        <Fact label={m.association_event_languages()}>
          {formatList(languages.map(languageName))}
        </Fact>
        {places && <Price places={places} audience={audience} />}
      </Facts>
      {!isOver && event.calledOff === null && (
        <p className={styles.file}>
          <a href={file}>{m.association_event_file()}</a>
        </p>
      )}
    </FactBox>
  )
}

/** How many places there are changes by the minute, so the part for booking says that. */
function Price(props: {
  places: NonNullable<LoadedEvent['places']>
  audience: LoadedEvent['audience']
}) {
  const { memberPriceOre, priceOre } = props.places
  const isOne = props.audience === 'members' || memberPriceOre === priceOre
  return (
    <Fact label={m.association_event_price()}>
      {memberPriceOre + priceOre === 0
        ? m.association_event_free()
        : isOne
          ? formatKroner(memberPriceOre)
          : m.association_event_prices({
              member: formatKroner(memberPriceOre),
              other: formatKroner(priceOre),
            })}
    </Fact>
  )
}
