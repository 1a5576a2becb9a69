import { useQuery } from '@tanstack/react-query'
import type { Theme } from '#core/organisation/theme/theme.ts'
import type { Colours } from '#platform/organisation/organisation.ts'

const isColour = (text: string) => text === '' || /^#[0-9a-f]{6}$/i.test(text)

/** What becomes of the colours that are being typed; while one is half written, what was there before. */
export function useTypedTheme(colours: Colours): Theme | undefined {
  const { data } = useQuery({
    queryKey: ['theme', colours],
    queryFn: () => makeThemeOf(colours),
    enabled: Object.values(colours).every(isColour),
    placeholderData: (shown) => shown,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}

/** The generator of tokens is loaded only where somebody chooses colours. */
async function makeThemeOf(colours: Colours): Promise<Theme> {
  const { makeTheme } = await import('#core/organisation/theme/theme.ts')
  return makeTheme(colours)
}
