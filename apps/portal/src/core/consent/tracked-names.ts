/** The counted events. Names never contain text of a visitor. */
export const trackedNames = ['search', 'search-without-result', 'contact-form-sent'] as const
export type TrackedName = (typeof trackedNames)[number]
