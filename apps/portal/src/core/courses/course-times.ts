type Span = { readonly startsAt: Date; readonly endsAt: Date }

/** From the first date to the end of the last one; null without dates. */
export function courseSpan(dates: readonly Span[]): Span | null {
  if (dates.length === 0) return null
  return {
    startsAt: new Date(Math.min(...dates.map(({ startsAt }) => startsAt.getTime()))),
    endsAt: new Date(Math.max(...dates.map(({ endsAt }) => endsAt.getTime()))),
  }
}
