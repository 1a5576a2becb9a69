/** What is counted. Nothing that a visitor has written is ever part of a name. */
export const trackedNames = ['search', 'search-without-result', 'contact-form-sent'] as const
export type TrackedName = (typeof trackedNames)[number]
