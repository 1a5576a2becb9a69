/**
 * How often the open page asks while the server does not tell it of changes (`useLiveClasses`); an
 * unchanged list costs a 304.
 */
export const pollMilliseconds = 20_000
