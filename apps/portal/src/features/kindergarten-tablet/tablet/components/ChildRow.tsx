import { Button } from '@digdir/designsystemet-react'
import { m } from '#messages'
import type { WaitingMark } from '../mark-kind.ts'
import { nextMarks, type ShownChild } from '../tablet-day.ts'
import { childText } from '../tablet-texts.ts'
import styles from './Tablet.module.css'

type Props = {
  child: ShownChild
  onMark: (kind: WaitingMark['kind']) => void
  /** Null until somebody has given a PIN. */
  onHealth: (() => void) | null
}

const pressTexts = {
  arrival: { text: m.tablet_press_arrival, label: m.tablet_press_arrival_of },
  departure: { text: m.tablet_press_departure, label: m.tablet_press_departure_of },
  absent: { text: m.tablet_press_absent, label: m.tablet_press_absent_of },
} as const

/** A child with what has happened today, and what can be marked now: one press each. */
export function ChildRow({ child, onMark, onHealth }: Props) {
  const { firstName, lastName, state, undoable } = child
  const name = `${firstName} ${lastName}`
  return (
    <li className={styles.child} data-state={state}>
      <div className={styles.who}>
        <p className={styles.name}>{name}</p>
        <p className={styles.quiet}>{childText(child)}</p>
      </div>
      <div className={styles.buttons}>
        {nextMarks[state].map((kind, place) => (
          // By its place, so that the focus stays where it was pressed.
          <Button
            // biome-ignore lint/suspicious/noArrayIndexKey: the button stays, and says what comes next
            key={place}
            className={styles.big}
            variant={kind === 'absent' ? 'secondary' : 'primary'}
            aria-label={pressTexts[kind].label({ name })}
            onClick={() => onMark(kind)}
          >
            {pressTexts[kind].text()}
          </Button>
        ))}
        {undoable && (
          <Button
            className={styles.big}
            variant="secondary"
            aria-label={m.tablet_press_undo_of({ name })}
            onClick={() => onMark('undo')}
          >
            {m.tablet_press_undo()}
          </Button>
        )}
        {onHealth && (
          <Button
            className={styles.big}
            variant="tertiary"
            aria-label={m.tablet_health_of({ name })}
            onClick={onHealth}
          >
            {m.tablet_health()}
          </Button>
        )}
      </div>
    </li>
  )
}
