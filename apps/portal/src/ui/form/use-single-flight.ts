import { useCallback, useRef } from 'react'

/**
 * Runs one call at a time. The second of two quick presses comes before React has disabled the
 * button: it is dropped, and its promise gives `undefined`.
 */
export function useSingleFlight() {
  const isRunning = useRef(false)
  return useCallback(async <Result>(call: () => Promise<Result>): Promise<Result | undefined> => {
    if (isRunning.current) return undefined
    isRunning.current = true
    try {
      return await call()
    } finally {
      isRunning.current = false
    }
  }, [])
}
