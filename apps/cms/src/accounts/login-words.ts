export const loginWords = {
  email: { nb: 'E-post', en: 'Email' },
  password: { nb: 'Passord', en: 'Password' },
  code: { nb: 'Kode fra kodeappen', en: 'Code from the authenticator app' },
  codeHelp: {
    nb: 'Seks sifre. Har du mistet telefonen, skriv en gjenopprettingskode.',
    en: 'Six digits. If you have lost your phone, type a recovery code.',
  },
  logIn: { nb: 'Logg inn', en: 'Log in' },
  forgot: { nb: 'Glemt passord?', en: 'Forgot your password?' },
  factorMissing: {
    nb: 'Kontoen trenger en kodeapp før du kan logge inn. Be om en lenke under «Glemt passord?»: den setter opp appen.',
    en: 'The account needs an authenticator app before you can log in. Ask for a link under “Forgot your password?”: it sets up the app.',
  },
  newPasswordHeading: { nb: 'Velg et passord', en: 'Choose a password' },
  newPassword: { nb: 'Nytt passord', en: 'New password' },
  newPasswordHelp: { nb: 'Minst ti tegn.', en: 'At least ten characters.' },
  factorHeading: { nb: 'Sett opp kodeappen', en: 'Set up the authenticator app' },
  factorText: {
    nb: 'Skann koden med en kodeapp på telefonen, og skriv de seks sifrene som appen viser.',
    en: 'Scan the code with an authenticator app on your phone, and type the six digits that it shows.',
  },
  qr: { nb: 'Kode til kodeappen', en: 'Code for the authenticator app' },
  typeInstead: { nb: 'Eller skriv nøkkelen inn i appen:', en: 'Or type the key into the app:' },
  save: { nb: 'Lagre', en: 'Save' },
  savedHeading: { nb: 'Passordet er lagret', en: 'The password is saved' },
  recoveryCodes: {
    nb: 'Dette er gjenopprettingskodene dine. Hver av dem virker én gang når du ikke har telefonen. De vises bare nå: skriv dem ut eller legg dem et trygt sted.',
    en: 'These are your recovery codes. Each works once when you do not have your phone. They are shown only now: print them or keep them in a safe place.',
  },
  toLogin: { nb: 'Til innlogging', en: 'Go to login' },
  linkNotValid: {
    nb: 'Lenken gjelder ikke lenger. Be om en ny.',
    en: 'The link no longer works. Ask for a new one.',
  },
  newLink: { nb: 'Be om en ny lenke', en: 'Ask for a new link' },
  failed: { nb: 'Det gikk ikke. Prøv igjen.', en: 'That did not work. Try again.' },
} as const
