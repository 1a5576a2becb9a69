import { defaultStringifySearch } from '@tanstack/react-router'

/** As the router writes a query, but a list is a parameter given several times, as a form sends it. */
export function stringifySearch(search: Record<string, unknown>): string {
  const text = Object.entries(search)
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) =>
        defaultStringifySearch({ [name]: one }),
      ),
    )
    .map((written) => written.slice(1))
    .filter((written) => written !== '')
    .join('&')
  return text && `?${text}`
}
