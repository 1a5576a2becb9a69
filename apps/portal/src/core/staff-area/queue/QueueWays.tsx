import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { m } from '#messages'
import { tableSearchHash } from '#ui/data-table/use-table-search-field.ts'
import { ShortcutHelp } from '#ui/shortcuts/ShortcutHelp.tsx'
import { useShortcuts } from '#ui/shortcuts/use-shortcuts.ts'
import type { QueuePlace } from './contract.ts'
import styles from './Queue.module.css'
import { type Queue, toItem, toList } from './queue.ts'

type Props = {
  queue: Queue
  place: QueuePlace | undefined
  texts: { label: string; back: string; previous: string; next: string; none: string }
  /** The keys of the page, and what the search of the list finds. */
  keys: readonly { readonly key: string; readonly text: string }[]
  searchText: string
  /** Reads what the page of the next item shows, while somebody works on this one. */
  prefetch: (id: string, options: { staleTime: number }) => void
}

/** The way back to the list, where the item is in it, and the items beside it; with the keys j, k and /. */
export function QueueWays({ queue, place, texts, keys, searchText, prefetch }: Props) {
  const navigate = useNavigate()
  usePrefetch(place?.id ?? null, prefetch)
  const open = (id: string | null | undefined) => id && navigate(toItem(queue, id))
  useShortcuts({
    j: () => open(place?.id),
    k: () => open(place?.previous),
    '/': () => void navigate({ ...toList(queue), hash: tableSearchHash }),
  })
  return (
    <nav className={styles.ways} aria-label={texts.label}>
      <Link {...toList(queue)}>{texts.back}</Link>
      <span className={styles.place}>
        {place && (
          <>
            {place.previous && (
              <Link {...toItem(queue, place.previous)} rel="prev">
                {texts.previous}
              </Link>
            )}
            {place.position !== null && (
              <span>{m.queue_place({ position: place.position, total: place.total })}</span>
            )}
            {place.id === null ? (
              <span>{texts.none}</span>
            ) : (
              <Link {...toItem(queue, place.id)} rel="next">
                {texts.next}
              </Link>
            )}
          </>
        )}
      </span>
      <ShortcutHelp
        keys={[
          { key: 'j', text: texts.next },
          { key: 'k', text: texts.previous },
          ...keys,
          { key: '/', text: searchText },
        ]}
      />
    </nav>
  )
}

/** It is not read again within this time by coming back to the item before. */
const cachedMilliseconds = 30_000

/** The next item is there at once, and is read again when it opens. */
function usePrefetch(next: string | null, prefetch: Props['prefetch']): void {
  const read = useEffectEvent((id: string) => prefetch(id, { staleTime: cachedMilliseconds }))
  useEffect(() => {
    if (next !== null) read(next)
  }, [next])
}
