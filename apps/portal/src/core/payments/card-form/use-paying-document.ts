import { useHydrated } from '@tanstack/react-router'
import { useEffect } from 'react'
import { documentMayPay, paysByCard } from '#platform/routing/loaded-page.ts'

/**
 * Of a page that says `paysByCard` in its `addresses.ts`: whether this document may embed the card form.
 * One that was loaded as another page has the policy of that page, and is loaded again as this one.
 */
export function usePayingDocument(): boolean {
  const mayPay = useHydrated() && documentMayPay()
  useEffect(() => {
    if (documentMayPay()) return
    if (!paysByCard(window.location.pathname)) throw new Error('nothing is paid on this page')
    window.location.reload()
  }, [])
  return mayPay
}
