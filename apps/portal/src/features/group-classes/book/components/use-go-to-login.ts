import { useLocation } from '@tanstack/react-router'
import { useCallback } from 'react'
import { loginAddress } from '#core/sessions/login/callback.ts'
import { getLocale } from '#locale'
import { pagePath } from '#platform/routing/route-table.ts'

/** Opens the login page, which returns to this address. */
export function useGoToLogin(): () => void {
  const here = useLocation({ select: (location) => location.publicHref })
  return useCallback(
    () => window.location.assign(loginAddress(pagePath('login', getLocale()), here)),
    [here],
  )
}
