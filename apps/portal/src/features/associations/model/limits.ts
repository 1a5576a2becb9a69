/** In characters. */
export const longestMailing = { subject: 150, text: 8000 } as const

/** More founders than anybody needs: each gets a mail. */
export const mostFounders = 20

/** Minutes between two mails to the same founder. */
export const founderMailMinutes = 10
