/** The counted events. Names never contain text of a visitor. */
export const trackedNames = ['search', 'search-without-result', 'contact-form-sent'] as const
export type TrackedName = (typeof trackedNames)[number]

export function isTrackedName(name: string | undefined): name is TrackedName {
  return trackedNames.some((known) => known === name)
}
