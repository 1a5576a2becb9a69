import { Tag } from '@digdir/designsystemet-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import type { OpenItem, ReadingItem } from '../../model/contract.ts'
import { stateOf } from '../arrange.ts'
import { toApplication } from '../room-search.ts'
import {
  applicantText,
  proposalText,
  scoreText,
  stateColours,
  stateTexts,
  typeName,
} from '../room-texts.ts'
import type { Room } from '../use-room.ts'
import styles from './Room.module.css'

type Props = {
  room: Room
  arranged: readonly ReadingItem[]
  /** The one that is seen beside the list. */
  open: string | undefined
}

const rowId = (id: string) => `grant-row-${id}`

/** The reading list. The row that was open last stays in sight, and has the focus when it is closed. */
export function ReadingRows({ room, arranged, open }: Props) {
  useKeptPosition(open)
  return (
    <>
      <p role="status" className={styles.quiet}>
        {m.grant_committee_count({ count: arranged.length, all: room.list.items.length })}
      </p>
      <ol className={styles.rows}>
        {arranged.map((item) => (
          <li key={item.id}>
            <Link
              id={rowId(item.id)}
              to="."
              search={toApplication(item.id)}
              resetScroll={false}
              className={styles.row}
              aria-current={item.id === open ? 'true' : undefined}
            >
              <span className={styles.applicant}>{applicantText(item)}</span>
              <span className={styles.title}>{item.title}</span>
              {item.takesPart ? (
                <RowFacts room={room} item={item} />
              ) : (
                <span className={styles.tags}>
                  <Tag data-color="neutral">{m.grant_committee_no_part()}</Tag>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ol>
    </>
  )
}

function RowFacts({ room: { list }, item }: { room: Room; item: OpenItem }) {
  const state = stateOf(item, list.criteria)
  return (
    <>
      <span className={styles.quiet}>
        {typeName(list, item.typeId)} · {formatKroner(item.requestedOre)}
        {item.others && ` · ${m.grant_committee_mean({ mean: scoreText(item.others.mean) })}`}
      </span>
      <span className={styles.tags}>
        <Tag data-color={stateColours[state]}>{stateTexts[state]()}</Tag>
        {item.isIncomplete && <Tag data-color="warning">{m.grant_committee_incomplete()}</Tag>}
        {item.proposal && <Tag data-color="neutral">{proposalText(item.proposal)}</Tag>}
        {item.comments > 0 && (
          <span className={styles.quiet}>
            {m.grant_committee_comment_count({ count: item.comments })}
          </span>
        )}
      </span>
    </>
  )
}

function useKeptPosition(open: string | undefined): void {
  const last = useRef(open)
  useEffect(() => {
    const row = document.getElementById(rowId(open ?? last.current ?? ''))
    row?.scrollIntoView({ block: 'nearest' })
    if (open === undefined && last.current !== undefined) row?.focus({ preventScroll: true })
    last.current = open
  }, [open])
}
