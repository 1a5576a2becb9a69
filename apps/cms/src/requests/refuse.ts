const texts = {
  INVALID_CHARACTERS: {
    nb: 'Forespørselen inneholder tegn som ikke kan lagres.',
    en: 'The request contains characters that cannot be stored.',
  },
  INVALID_VALUE: {
    nb: 'Forespørselen inneholder en verdi som ikke kan brukes.',
    en: 'The request contains a value that cannot be used.',
  },
  BODY_TOO_LARGE: {
    nb: 'Det som ble sendt, er for stort.',
    en: 'What was sent is too large.',
  },
  TOO_MANY_LOGIN_ATTEMPTS: {
    nb: 'For mange forsøk på å logge inn. Vent et kvarter og prøv igjen.',
    en: 'Too many attempts to log in. Wait 15 minutes and try again.',
  },
  TOO_MANY_ATTEMPTS: {
    nb: 'For mange forsøk. Vent et kvarter og prøv igjen.',
    en: 'Too many attempts. Wait 15 minutes and try again.',
  },
  SECOND_FACTOR_REQUIRED: {
    nb: 'Skriv koden fra kodeappen.',
    en: 'Type the code from the authenticator app.',
  },
  SECOND_FACTOR_MISSING: {
    nb: 'Kontoen har ingen kodeapp. Be om en lenke til nytt passord: den setter opp appen.',
    en: 'The account has no authenticator app. Ask for a link to a new password: it sets up the app.',
  },
  WRONG_CODE: {
    nb: 'Koden stemmer ikke, eller den er brukt.',
    en: 'The code is wrong, or was used before.',
  },
  LINK_NOT_VALID: {
    nb: 'Lenken gjelder ikke lenger. Be om en ny.',
    en: 'The link no longer works. Ask for a new one.',
  },
} as const

export type RefusalCode = keyof typeof texts

/** The code for machines, and the text where the admin reads the message to show. */
export const refusalBody = (code: RefusalCode, language: string) => ({
  error: code,
  errors: [{ message: texts[code][language === 'en' ? 'en' : 'nb'] }],
})
