import { useNavigate, useRouterState } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What is searched for in the table of this page. */
    tableText?: string
  }
}

/**
 * A text that narrows a table down and must not be in the address, such as the name or the email of a
 * person. It is kept with the entry in the browser's history: reloading and coming back find it again.
 */
export function usePrivateText() {
  const text = useRouterState({ select: ({ location }) => location.state.tableText ?? '' })
  const navigate = useNavigate()
  const apply = (value: string) =>
    navigate({
      to: '.',
      // Another text begins on the first page.
      search: ({ page: _, ...search }: Record<string, unknown>) => search as never,
      state: (previous) => ({ ...previous, tableText: value.trim() }),
      replace: true,
      resetScroll: false,
      viewTransition: false,
    })
  return { text, apply }
}
