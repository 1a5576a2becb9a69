/** Staff access ends at the latest this long after the code was given: a long working day. */
export const accessLastsHours = 12
/** …and sooner when it is not used: a lunch, and the desk is safe. */
export const accessIdleMinutes = 30

/** From the click in the mail to the app that is set up. */
export const enrolmentMinutes = 60

/** A weekend, and a little. */
export const invitationHours = 72

/**
 * Codes that may be tried in a window. Three of a million are right at a time (one step each way),
 * so a guesser who has the password needs three years for an even chance.
 */
export const codeAttempts = 5
export const codeWindowMinutes = 15
