import { m } from '#messages'
import type { ButtonState } from '../button-state.ts'
import styles from './RoundButton.module.css'

type Props = {
  state: ButtonState
  name: string
  time: string
  isPending: boolean
  onPress: () => void
}

/**
 * A plus to book, a tick when booked, a clock to join the queue, a door to leave it. Its position and
 * size are the same in every state.
 */
export function RoundButton({ state, name, time, isPending, onPress }: Props) {
  return (
    <button
      type="button"
      className={styles.button}
      data-state={isPending ? 'pending' : state.kind}
      data-queue={isAboutQueue(state) || undefined}
      aria-label={labelOf(state, { name, time })}
      aria-busy={isPending || undefined}
      disabled={state.kind === 'disabled' || state.kind === 'blocked'}
      onClick={() => !isPending && onPress()}
    >
      <Shape path={isPending ? pendingShape : shapeOf(state)} />
    </button>
  )
}

/** The same without JavaScript: it sends the form that it is in. */
export function RoundSubmit({ state, name, time }: Pick<Props, 'state' | 'name' | 'time'>) {
  return (
    <button
      type="submit"
      className={styles.button}
      data-state={state.kind}
      data-queue={isAboutQueue(state) || undefined}
      aria-label={labelOf(state, { name, time })}
    >
      <Shape path={shapeOf(state)} />
    </button>
  )
}

function Shape({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

function isAboutQueue(state: ButtonState): boolean {
  if (state.kind === 'book') return state.confirmation === 'queue'
  return 'isQueued' in state && state.isQueued
}

function labelOf(state: ButtonState, about: { name: string; time: string }): string {
  switch (state.kind) {
    case 'disabled':
      return m.class_button_disabled(about)
    case 'blocked':
      return m.class_button_blocked(about)
    case 'book':
      return state.confirmation === 'queue'
        ? m.class_button_queue(about)
        : m.class_button_book(about)
    case 'unbook':
      return state.isQueued ? m.class_button_leave_queue(about) : m.class_button_unbook(about)
    case 'locked':
      return state.isQueued ? m.class_button_queue_closed(about) : m.class_button_locked(about)
  }
}

function shapeOf(state: ButtonState): string {
  if (state.kind === 'book') return state.confirmation === 'queue' ? clockShape : plusShape
  if (state.kind === 'unbook' && state.isQueued) return leaveShape
  return state.kind === 'disabled' || state.kind === 'blocked' ? plusShape : tickShape
}

const plusShape = 'M12 5v14M5 12h14'
const tickShape = 'm5 12.5 4.5 4.5L19 7.5'
const clockShape = 'M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16M12 8v4.5l3 2'
const leaveShape = 'M13 4H6v16h7M10.5 12H20m-4-4 4 4-4 4'
const pendingShape = 'M12 4a8 8 0 1 1-8 8'
