import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { m } from '#messages'
import { ShortcutHelp } from '#ui/shortcuts/ShortcutHelp.tsx'
import { useShortcuts } from '#ui/shortcuts/use-shortcuts.ts'
import type { neighboursOf } from '../arrange.ts'
import { toApplication } from '../room-search.ts'
import { applicantText, causeTexts } from '../room-texts.ts'
import type { Room } from '../use-room.ts'
import { NoPart } from './NoPart.tsx'
import { OneApplication } from './OneApplication.tsx'
import { PanelWays } from './PanelWays.tsx'
import { searchFieldId } from './ReadingFilters.tsx'
import styles from './Room.module.css'

type Props = {
  room: Room
  id: string | undefined
  neighbours: ReturnType<typeof neighboursOf>
  total: number
}

/** One application beside the list, or below it on a phone, where it takes the place of the list. */
export function ApplicationPanel({ room, id, neighbours, total }: Props) {
  const navigate = useNavigate()
  // One that has left the filtered list, because it was judged, goes on where it was.
  const [atOpening] = useState(neighbours)
  const { previous, next, position } = neighbours.position === null ? atOpening : neighbours
  const item = room.list.items.find((one) => one.id === id)
  const heading = useFocusWhenOpened(item?.id)

  const open = (other: string | null) =>
    other !== null &&
    void navigate({
      to: '.',
      search: toApplication(other),
      resetScroll: false,
    })
  useShortcuts({
    j: () => open(next),
    k: () => open(previous),
    '/': () => document.getElementById(searchFieldId)?.focus(),
  })

  return (
    <section className={styles.panel} aria-label={m.grant_committee_application()}>
      <PanelWays
        previous={previous}
        next={next}
        place={position === null ? null : m.grant_committee_position({ position, total })}
      >
        <ShortcutHelp keys={keyTexts()} />
      </PanelWays>
      {item ? (
        <>
          <h2 ref={heading} tabIndex={-1} className={styles.panelHeading}>
            {item.title}
          </h2>
          <p className={styles.applicant}>{applicantText(item)}</p>
          {item.takesPart ? (
            <OneApplication room={room} item={item} />
          ) : (
            <NoPart room={room} item={item} cause={causeTexts[item.cause]()} />
          )}
        </>
      ) : (
        <p>{id === undefined ? m.grant_committee_choose() : m.grant_committee_gone()}</p>
      )}
    </section>
  )
}

const keyTexts = () => [
  { key: 'j', text: m.grant_committee_next() },
  { key: 'k', text: m.grant_committee_previous() },
  { key: '0–9', text: m.grant_committee_key_points() },
  { key: 'x', text: m.grant_committee_cannot_judge() },
  { key: 'r', text: m.grant_committee_key_restart() },
  { key: 'a', text: m.grant_committee_key_confirm() },
  { key: 'c', text: m.grant_committee_key_comment() },
  { key: 'p', text: m.grant_committee_key_proposal() },
  { key: '/', text: m.grant_committee_search() },
]

/** Not the first time: a link to one application begins at the top of the page, like any other. */
function useFocusWhenOpened(id: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const isBetween = document.activeElement?.closest('[data-page-heading], header') === null
    if (id !== undefined && isBetween) heading.current?.focus({ preventScroll: false })
  }, [id])
  return heading
}
