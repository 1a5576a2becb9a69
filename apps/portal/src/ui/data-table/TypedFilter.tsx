import { useEffect, useRef, useState } from 'react'
import { isWorthApplying } from './table-search.ts'

/** While somebody is typing, each key would ask for the table again. */
const pauseMilliseconds = 400

/**
 * A text or a day that narrows a table down, soon after it was typed, or at once with Enter. Not as the
 * field is left: the row that somebody presses next would move away under the finger.
 */
export function TypedFilter(props: {
  id: string
  type: 'search' | 'date'
  /** What the address says. */
  applied: string
  apply: (value: string) => void
}) {
  const { id, type, applied, apply } = props
  const [typed, setTyped] = useState(applied)
  const sent = useRef(applied)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The address changes without this field too: by "reset", a saved link, or the way back.
  useEffect(() => {
    if (applied !== sent.current) setTyped(applied)
    sent.current = applied
  }, [applied])
  useEffect(() => () => clearTimeout(timer.current), [])

  function send(value: string) {
    clearTimeout(timer.current)
    if (value.trim() === sent.current || !isWorthApplying(type, value)) return
    sent.current = value.trim()
    apply(value)
  }

  return (
    <input
      id={id}
      type={type}
      className="ds-input"
      maxLength={100}
      autoComplete="off"
      value={typed}
      onChange={({ target: { value } }) => {
        setTyped(value)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => send(value), pauseMilliseconds)
      }}
      onKeyDown={({ key }) => key === 'Enter' && send(typed)}
    />
  )
}
