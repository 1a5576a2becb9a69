/** A start hour as the clock shows it: `18:30`. */
export const hourQuery = /^([01]\d|2[0-3]):[03]0$/
/** Whoever comes back from their bank is not shown the choice first. */
export const stepQuery = /^(summary|payment|status)$/
/** In units of half an hour. */
export const durationQuery = /^[1-4]$/
