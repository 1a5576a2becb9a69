import type { Locale } from '@trivsel/content-contract/locales'

import { pagePath } from '#platform/routing/route-table.ts'
import { osloDate, osloWallTime } from '#platform/time/oslo.ts'
import { unitMilliseconds } from './rules/limits.ts'

type Chosen = {
  readonly categoryId: number
  readonly centerId?: number | null | undefined
  readonly courtId?: number | null | undefined
  readonly startsAt: Date
  readonly endsAt: Date
  /** Set when the address leads to the payment of this hold. */
  readonly holdId?: string
}

/** The path on this site of the courts page with a choice filled in, for links. */
export function buildCourtAddress(chosen: Chosen, locale: Locale): string {
  const { categoryId, centerId, courtId, startsAt, endsAt, holdId } = chosen
  const search = new URLSearchParams({
    ...(holdId && { step: 'payment', reservation: holdId }),
    category: String(categoryId),
    ...(centerId && { location: String(centerId) }),
    duration: String((endsAt.getTime() - startsAt.getTime()) / unitMilliseconds),
    date: osloDate(startsAt),
    hour: osloWallTime(startsAt),
    ...(courtId && { court: String(courtId) }),
  })
  return `${pagePath('courts', locale)}?${search}`
}
