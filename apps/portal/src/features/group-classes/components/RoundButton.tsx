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

/** Plus to book, tick when booked. It keeps its place and size whatever happens. */
export function RoundButton({ state, name, time, isPending, onPress }: Props) {
  const isBooked = state.kind === 'unbook' || state.kind === 'locked'
  const label = isBooked
    ? m.class_button_unbook({ name, time })
    : m.class_button_book({ name, time })
  return (
    <button
      type="button"
      className={styles.button}
      data-state={isPending ? 'pending' : state.kind}
      aria-label={label}
      aria-busy={isPending || undefined}
      disabled={state.kind === 'disabled'}
      onClick={() => !isPending && onPress()}
    >
      <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
        <path
          d={isPending ? pendingShape : isBooked ? tickShape : plusShape}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.75"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  )
}

const plusShape = 'M12 5v14M5 12h14'
const tickShape = 'm5 12.5 4.5 4.5L19 7.5'
const pendingShape = 'M12 4a8 8 0 1 1-8 8'
