import { useEffect } from 'react'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'

let stored: string | null = null

/** A snackbar goes with its page: this text is shown on the page that comes next. */
export function storeMessage(text: string): void {
  stored = text
}

/** Shows what the page before has stored for this one. */
export function useStoredMessage(): void {
  const showMessage = useSnackbar()
  useEffect(() => {
    if (stored === null) return
    showMessage(stored, 'success')
    stored = null
  }, [showMessage])
}
