import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** After a navigation inside the site the focus goes to the new page's heading, as after a page load. */
export function useHeadingFocus(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged, hashChanged }) => {
        if (!fromLocation || !pathChanged || hashChanged) return
        document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true })
      }),
    [router],
  )
}
