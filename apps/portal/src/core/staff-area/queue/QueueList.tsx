import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMedia } from '#ui/layout/use-media.ts'
import styles from './Queue.module.css'
import { type Queue, toItem } from './queue.ts'

/** The same width is in the style sheet. */
const wide = '(min-width: 100em)'

/** Whether there is room for the list beside the item. */
export const useHasQueueList = (): boolean => useMedia(wide)

type Props = {
  label: string
  queue: Queue
  /** The item that is open. */
  id: string
  lines: readonly { id: string; name: string; status: string; due: ReactNode }[]
}

/** The items around the open one, beside it. */
export function QueueList({ label, queue, id, lines }: Props) {
  return (
    <nav className={styles.list} aria-label={label}>
      <ol>
        {lines.map((line) => (
          <li key={line.id}>
            <Link {...toItem(queue, line.id)} aria-current={line.id === id ? 'page' : undefined}>
              <span className={styles.name}>{line.name}</span>
              <span className={styles.status}>{line.status}</span>
            </Link>
            {line.due}
          </li>
        ))}
      </ol>
    </nav>
  )
}
