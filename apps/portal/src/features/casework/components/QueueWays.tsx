import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { m } from '#messages'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { tableSearchHash } from '#ui/data-table/use-table-search-field.ts'
import { ShortcutHelp } from '#ui/shortcuts/ShortcutHelp.tsx'
import { useShortcuts } from '#ui/shortcuts/use-shortcuts.ts'
import { caseQuery, queuePlaceQuery } from '../queries.ts'
import styles from './Case.module.css'

type Props = {
  id: string
  /** That one works through, as it is in the address. */
  queue: TableSearch
}

/** The way back to the list, where the case is in it, and the cases beside it. */
export function QueueWays({ id, queue }: Props) {
  const { data } = useQuery(queuePlaceQuery(id, queue))
  const navigate = useNavigate()
  useNextInCache(data?.id ?? null, queue)
  const open = (other: string | null | undefined) =>
    other && navigate({ to: '/staff/cases/$id', params: { id: other }, search: queue })
  useShortcuts({
    j: () => open(data?.id),
    k: () => open(data?.previous),
    '/': () => void navigate({ to: '/staff/cases', search: queue, hash: tableSearchHash }),
  })
  return (
    <nav className={styles.ways} aria-label={m.casework_heading()}>
      <Link to="/staff/cases" search={queue}>
        {m.casework_back()}
      </Link>
      {data && (
        <span className={styles.place}>
          {data.previous && (
            <Link to="/staff/cases/$id" params={{ id: data.previous }} search={queue} rel="prev">
              {m.casework_previous()}
            </Link>
          )}
          {data.position !== null && (
            <span>{m.casework_place({ position: data.position, total: data.total })}</span>
          )}
          {data.id === null ? (
            <span>{m.casework_no_next()}</span>
          ) : (
            <Link to="/staff/cases/$id" params={{ id: data.id }} search={queue} rel="next">
              {m.casework_next()}
            </Link>
          )}
        </span>
      )}
      <ShortcutHelp keys={shortcutTexts()} />
    </nav>
  )
}

/** It is not read again within this time by coming back to the case before. */
const cachedMilliseconds = 30_000

/** The next case is there at once: it is read while one works on this one, and again when it opens. */
function useNextInCache(next: string | null, queue: TableSearch): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (next === null) return
    void queryClient.prefetchQuery({ ...caseQuery(next), staleTime: cachedMilliseconds })
    void queryClient.prefetchQuery({
      ...queuePlaceQuery(next, queue),
      staleTime: cachedMilliseconds,
    })
  }, [next, queue, queryClient])
}

const shortcutTexts = () => [
  { key: 'j', text: m.casework_next() },
  { key: 'k', text: m.casework_previous() },
  { key: 'a', text: m.casework_key_approve() },
  { key: 'r', text: m.casework_key_reject() },
  { key: 'e', text: m.casework_key_changes() },
  { key: 'Ctrl+Enter', text: m.casework_save() },
  { key: 't', text: m.casework_templates() },
  { key: 'n', text: m.casework_key_note() },
  { key: 'u', text: m.casework_key_undo() },
  { key: '/', text: m.casework_key_search() },
]
