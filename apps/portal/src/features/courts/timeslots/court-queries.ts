/** A start hour as wall time: `18:30`. */
export const hourQuery = /^([01]\d|2[0-3]):[03]0$/
/** In the address, so that a payer who returns from the bank does not see the choice first. */
export const stepQuery = /^(summary|payment|status)$/
/** In units of half an hour. */
export const durationQuery = /^[1-4]$/
