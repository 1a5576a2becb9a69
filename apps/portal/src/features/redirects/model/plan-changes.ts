import { findOldAddress, placeOf } from '#platform/routing/old-address.ts'

/** An old address as it is compared, and where it leads. */
export type Lead = { readonly from: string; readonly to: string }

/** Old addresses and where they lead. */
type Leads = ReadonlyMap<string, string>

/**
 * What becomes of redirects when some are added or changed. One that leads to an old address leads to
 * the target of that one instead: visitors are led on once and never in circles.
 * @returns all that are new or lead elsewhere, or those of `edits` that would lead back to themselves
 */
export function planChanges(
  present: Leads,
  edits: readonly Lead[],
): { changed: Lead[] } | { circles: string[] } {
  const leads = new Map([...present, ...edits.map(({ from, to }) => [from, to] as const)])
  const ends = findEnds(leads)
  const circles = edits.map(({ from }) => from).filter((from) => ends.get(from) === null)
  if (circles.length > 0) return { circles }
  const changed = [...ends].flatMap(([from, to]) =>
    to === null || present.get(from) === to ? [] : [{ from, to }],
  )
  return { changed }
}

/** Where each leads in the end; null: in a circle. */
function findEnds(leads: Leads): Map<string, string | null> {
  const ends = new Map<string, string | null>()
  for (const start of leads.keys()) {
    const met = new Set<string>()
    let last = start
    let next: string | undefined = start
    while (next !== undefined && !ends.has(next) && !met.has(next)) {
      met.add(next)
      last = next
      next = findNext(leads, next)
    }
    const end = endAt(next)
    for (const from of met) ends.set(from, end === undefined ? (leads.get(last) ?? null) : end)
  }
  return ends

  /** Undefined: it ends where the last of them leads. */
  function endAt(next: string | undefined): string | null | undefined {
    if (next === undefined) return undefined
    return ends.get(next) ?? null
  }
}

/** The old address that one leads to. */
function findNext(leads: Leads, from: string): string | undefined {
  const place = placeOf(leads.get(from) ?? '')
  return place ? findOldAddress(place, (address) => leads.has(address)) : undefined
}
