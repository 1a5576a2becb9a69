import { useIsFetching } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Waiting } from '#ui/Waiting.tsx'

/** Between an answer and the question that follows from it nothing is under way. */
const pauseMilliseconds = 30
/** Whatever is slower than this comes when it comes. */
const patienceMilliseconds = 3_000

/** Parts that ask for different things appear at once: what somebody reads is not pushed down by the next. */
export function Together({ children }: { children: ReactNode }) {
  const isFetching = useIsFetching() > 0
  const [areThere, setThere] = useState(false)

  useEffect(() => {
    if (areThere) return
    const patience = isFetching ? patienceMilliseconds : pauseMilliseconds
    const timer = setTimeout(() => setThere(true), patience)
    return () => clearTimeout(timer)
  }, [isFetching, areThere])

  return (
    <>
      {!areThere && <Waiting rows={3} />}
      <div hidden={!areThere}>{children}</div>
    </>
  )
}
