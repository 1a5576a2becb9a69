import { useQuery } from '@tanstack/react-query'
import { CardState } from '#core/members-area/CardState.tsx'
import styles from '#core/members-area/Overview.module.css'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { ownEntriesQuery } from '../queries.ts'

/** The number of the user's suggestions that wait, with a link to the page. */
export function SuggestionBoxCard() {
  const own = useQuery(ownEntriesQuery)
  if (!own.data) return <CardState query={own} failure={m.suggestion_box_load_error()} />
  const waiting = own.data.items.filter(({ handledAt }) => handledAt === null)
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{m.suggestion_box_heading()}</h2>
      <p>{m.suggestion_box_count({ count: waiting.length })}</p>
      <p>
        <ContentLink href={pagePath('suggestionBox', getLocale())}>
          {m.suggestion_box_write()}
        </ContentLink>
      </p>
    </section>
  )
}
