import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '#messages'
import { DueTag } from '#ui/data-table/DueTag.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { useMedia } from '#ui/layout/use-media.ts'
import { casePageSize } from '../case-filters.ts'
import { dueText, statusText } from '../case-texts.ts'
import { casesQuery, queuePlaceQuery } from '../queries.ts'
import styles from './QueueList.module.css'

/** The same width is in the style sheet. */
const wide = '(min-width: 100em)'

/** On a wide screen: the cases around this one in the queue, beside it. */
export function QueueList(props: { id: string; queue: TableSearch }) {
  return useMedia(wide) ? <List {...props} /> : null
}

function List({ id, queue }: { id: string; queue: TableSearch }) {
  const { data: place } = useQuery(queuePlaceQuery(id, queue))
  const page = Math.ceil((place?.position ?? 1) / casePageSize)
  const { data } = useQuery({
    ...casesQuery({ ...queue, page: String(page) }),
    enabled: place !== undefined,
    placeholderData: keepPreviousData,
  })
  const now = new Date()
  return (
    <nav className={styles.list} aria-label={m.casework_queue()}>
      <ol>
        {data?.items.map((line) => (
          <li key={line.id}>
            <Link
              to="/staff/cases/$id"
              params={{ id: line.id }}
              search={queue}
              aria-current={line.id === id ? 'page' : undefined}
            >
              <span className={styles.name}>{line.name}</span>
              <span className={styles.status}>{statusText(line)}</span>
            </Link>
            <DueTag {...line} text={dueText(line, now)} now={now} />
          </li>
        ))}
      </ol>
    </nav>
  )
}
