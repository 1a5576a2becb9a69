import { useQuery } from '@tanstack/react-query'
import { m } from '#messages'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { TrainingRequest } from '../../model/contract.ts'
import { requestText, stateText } from '../../model/request-texts.ts'
import { ownRequestsQuery } from '../queries.ts'
import styles from './PersonalTraining.module.css'

/** All requests of this person with their state. Both pages show both kinds, because the emails link to one page. */
export function OwnRequests() {
  const { data, isError, refetch } = useQuery(ownRequestsQuery)
  return (
    <section className={styles.section} aria-labelledby="own-requests-heading">
      <h2 id="own-requests-heading">{m.training_request_own()}</h2>
      {data ? (
        <List items={data.items} />
      ) : isError ? (
        <LoadFailure text={m.training_request_load_error()} retry={() => refetch()} />
      ) : (
        <Waiting rows={2} />
      )}
    </section>
  )
}

function List({ items }: { items: readonly TrainingRequest[] }) {
  if (items.length === 0)
    return (
      <EmptyState>
        <p>{m.training_request_none()}</p>
      </EmptyState>
    )
  return (
    <ul className={styles.list}>
      {items.map((request) => (
        <li key={request.id}>
          <p className={styles.text}>{request.text}</p>
          <p className={styles.state}>
            {requestText(request)} · {stateText(request)}
          </p>
        </li>
      ))}
    </ul>
  )
}
