import { useNavigate } from '@tanstack/react-router'
import type { FilterChoices } from './filter-choices.ts'

/** Puts choices into the address, and nothing of what was chosen before. */
export function useApplyChoices(otherSearch: Record<string, string | undefined>) {
  const navigate = useNavigate()
  return (choices: FilterChoices) =>
    navigate({
      to: '.',
      search: () => ({ ...choices, ...otherSearch }) as never,
      resetScroll: false,
      viewTransition: false,
    })
}
