import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { getLocale } from '#locale'
import { pagePath } from '#platform/routing/route-table.ts'
import type { useSessionUser } from '../session-query.ts'
import { loginAddress } from './callback.ts'

/**
 * Sends a visitor to log in and come back. If a session ends while the page is open, the page and its
 * unsaved input stay, and saving asks for a login.
 */
export function useLoginForVisitors(user: ReturnType<typeof useSessionUser>): void {
  const wasLoggedIn = useRef(false)
  const here = useLocation({ select: ({ publicHref }) => publicHref })
  useEffect(() => {
    if (user) wasLoggedIn.current = true
    if (user === null && !wasLoggedIn.current)
      window.location.assign(loginAddress(pagePath('login', getLocale()), here))
  }, [user, here])
}
