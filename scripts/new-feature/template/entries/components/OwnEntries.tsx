import { useQuery } from '@tanstack/react-query'
import { m } from '#messages'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { Entry } from '../../model/contract.ts'
import { stateText } from '../../model/entry-texts.ts'
import { ownEntriesQuery } from '../queries.ts'
import styles from './SuggestionBox.module.css'

/** The suggestions of this person, with their state. */
export function OwnEntries() {
  const { data, isError, refetch } = useQuery(ownEntriesQuery)
  return (
    <section className={styles.section} aria-labelledby="own-entries-heading">
      <h2 id="own-entries-heading">{m.suggestion_box_own()}</h2>
      {data ? (
        <List items={data.items} />
      ) : isError ? (
        <LoadFailure text={m.suggestion_box_load_error()} retry={() => refetch()} />
      ) : (
        <Waiting rows={2} />
      )}
    </section>
  )
}

function List({ items }: { items: readonly Entry[] }) {
  if (items.length === 0)
    return (
      <EmptyState>
        <p>{m.suggestion_box_none()}</p>
      </EmptyState>
    )
  return (
    <ul className={styles.list}>
      {items.map((entry) => (
        <li key={entry.id}>
          <p className={styles.text}>{entry.text}</p>
          <p className={styles.state}>{stateText(entry)}</p>
        </li>
      ))}
    </ul>
  )
}
