import { useEffect, useState } from 'react'

const minute = 60_000
const minuteOf = (moment: number) => Math.floor(moment / minute) * minute

/**
 * The present minute. What the page was rendered with comes first, so that the browser agrees with
 * the server; then the browser's own clock.
 * @param rendered milliseconds since 1970, from the loader
 */
export function useNow(rendered: number): Date {
  const [now, setNow] = useState(minuteOf(rendered))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const moment = Date.now()
      setNow(minuteOf(moment))
      timer = setTimeout(tick, minute - (moment % minute))
    }
    tick()
    return () => clearTimeout(timer)
  }, [])
  return new Date(now)
}
