import { getLocale } from '#locale'
import { m } from '#messages'
import { writtenText } from '#platform/i18n/written-text.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { eventTimeText } from '../../model/event-time-text.ts'
import type { ComingEvents } from '../contract.ts'
import styles from './PublicEvent.module.css'

/** On the public page of an association: what it holds next. */
export function ComingEventsSection({ data }: { data: ComingEvents }) {
  return (
    <section aria-labelledby="coming-events">
      <h2 id="coming-events">{m.association_event_coming_heading()}</h2>
      <ul className={styles.coming}>
        {data.items.map(({ id, title, place, isCalledOff, ...times }) => {
          const { text, lang } = writtenText(title)
          return (
            <li key={id}>
              <ContentLink href={pagePath('associationEvent', getLocale(), { id })}>
                <span lang={lang}>{text}</span>
              </ContentLink>
              <p>
                {isCalledOff && `${m.association_event_state_called_off()}: `}
                {eventTimeText(times)}, {place}
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
