import { useEffect } from 'react'
import { organisationName } from '#platform/organisation/organisation-name.ts'

/** The title of a page that knows its name only after it was loaded; null: it keeps its own. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return
    const before = document.title
    document.title = `${title} – ${organisationName()}`
    return () => {
      document.title = before
    }
  }, [title])
}
