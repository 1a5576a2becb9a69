import { useEffect } from 'react'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'

let kept: string | null = null

/** A snackbar goes with its page: this text is shown on the page that comes next. */
export function keepMessage(text: string): void {
  kept = text
}

/** Shows what the page before has kept for this one. */
export function useKeptMessage(): void {
  const showMessage = useSnackbar()
  useEffect(() => {
    if (kept === null) return
    showMessage(kept, 'success')
    kept = null
  }, [showMessage])
}
