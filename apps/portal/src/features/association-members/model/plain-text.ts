/** No control characters: a database has no place for some of them. */
export const isPlain = (text: string): boolean => !/(?!\n)\p{Cc}/u.test(text) && text.isWellFormed()
