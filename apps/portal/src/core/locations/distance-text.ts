import { formatTagOf } from '@trivsel/content-contract/locales'
import { getLocale } from '#locale'
import { m } from '#messages'

/** `400 m fra UiO Blindern`. */
export function distanceText(metres: number, studyPlace: string): string {
  return m.location_distance({ distance: formatDistance(metres), place: studyPlace })
}

/** Below a kilometre in steps of 50 metres, which is about what the distance to a door is worth. */
function formatDistance(metres: number): string {
  const rounded = Math.max(50, Math.round(metres / 50) * 50)
  if (rounded < 1_000) return `${rounded} m`
  const digits = metres < 9_950 ? 1 : 0
  const kilometres = new Intl.NumberFormat(formatTagOf(getLocale()), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return `${kilometres.format(metres / 1_000)} km`
}
