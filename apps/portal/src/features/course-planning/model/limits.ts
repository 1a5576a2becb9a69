/** Characters of a mail to those who come, as the columns hold them. */
export const longestMessage = { subject: 150, text: 5_000 } as const
