import { useEffect, useState } from 'react'
import { m } from '#messages'
import { countdownText, minutesAnnounced } from '../countdown.ts'

/** How long the time is held still: seen each second, said aloud now and then. */
export function HoldTimer({ expiresAt }: { expiresAt: Date }) {
  const now = useSeconds()
  const minutes = minutesAnnounced(expiresAt, now)
  return (
    <>
      <p role="timer">
        {m.courts_held_until()} <strong>{countdownText(expiresAt, now)}</strong>
      </p>
      <p role="status" className="ds-sr-only">
        {minutes !== null && m.courts_minutes_left({ minutes })}
      </p>
    </>
  )
}

function useSeconds(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
