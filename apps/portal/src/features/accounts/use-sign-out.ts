import { useQueryClient } from '@tanstack/react-query'
import { getLocale } from '#locale'
import { pagePath } from '#platform/routing/route-table.ts'
import { postAuthentication } from './authenticate.ts'

/** Ends the session and leaves nothing personal behind on the screen. */
export function useSignOut(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    await postAuthentication('sign-out', {})
    queryClient.clear()
    window.location.assign(pagePath('front', getLocale()))
  }
}
