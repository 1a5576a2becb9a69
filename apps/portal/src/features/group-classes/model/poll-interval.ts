/**
 * How often an open page polls while it has no connection for changes (`useLiveClasses`). An unchanged
 * list is answered with 304.
 */
export const pollMilliseconds = 20_000
