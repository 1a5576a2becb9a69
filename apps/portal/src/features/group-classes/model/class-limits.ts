/** More than fit into any room. */
export const maximumPlaces = 500

/** Start times and durations are multiples of this many minutes. */
export const minuteStep = 5
export const maximumMinutes = 480
