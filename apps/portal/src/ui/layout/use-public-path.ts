import { useLocation } from '@tanstack/react-router'

/** Path of the page as the visitor sees it, without query and fragment. */
export function usePublicPath(): string {
  return useLocation({ select: ({ publicHref }) => publicHref.split(/[?#]/)[0] ?? '/' })
}
