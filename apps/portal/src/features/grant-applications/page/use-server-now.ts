import { useEffect, useState } from 'react'

const tickMs = 1_000

/**
 * The time at the server, as it goes on: the clock of a computer may be wrong.
 * @param given the time at the server when it answered, ISO 8601
 */
export function useServerNow(given: string): Date {
  const [passed, setPassed] = useState({ given, since: Date.now(), now: Date.now() })
  if (passed.given !== given) setPassed({ given, since: Date.now(), now: Date.now() })
  useEffect(() => {
    const timer = setInterval(() => setPassed((one) => ({ ...one, now: Date.now() })), tickMs)
    return () => clearInterval(timer)
  }, [])
  return new Date(Date.parse(given) + passed.now - passed.since)
}
