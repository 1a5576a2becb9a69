import { useEffect, useRef } from 'react'

/** Moves the focus to a heading when the row that had it is gone. @param rows how many there are */
export function useFocusWhenGone(headingId: string, rows: number): void {
  const before = useRef(rows)
  useEffect(() => {
    if (rows < before.current && document.activeElement === document.body)
      document.getElementById(headingId)?.focus()
    before.current = rows
  }, [headingId, rows])
}
