import { getLocale } from '#locale'
import { pagePath } from '#platform/routing/route-table.ts'

/** The form for a period of a scheme. */
export function applyAddress(scheme: string, period: string): string {
  const query = new URLSearchParams({ scheme, period })
  return `${pagePath('applyForHealthRefund', getLocale())}?${query}`
}
