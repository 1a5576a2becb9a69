import { useEffect, useEffectEvent, useState } from 'react'
import { findAnnouncedMinutes, formatCountdown, isOver } from '#core/payments/countdown.ts'
import { m } from '#messages'

/** Shows the time left every second; screen readers announce it a few times only. */
export function HoldTimer({ expiresAt, onOver }: { expiresAt: Date; onOver: () => void }) {
  const now = useClock()
  const hasEnded = isOver(expiresAt, now)
  const end = useEffectEvent(onOver)
  useEffect(() => {
    if (hasEnded) end()
  }, [hasEnded])
  const minutes = findAnnouncedMinutes(expiresAt, now)
  return (
    <>
      <p role="timer">
        {m.courts_held_until()} <strong>{formatCountdown(expiresAt, now)}</strong>
      </p>
      <p role="status" className="ds-sr-only">
        {minutes !== null && m.courts_minutes_left({ minutes })}
      </p>
    </>
  )
}

function useClock(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
