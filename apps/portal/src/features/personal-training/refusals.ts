/** More from one person at a time are answered together anyway. */
export const mostWaiting = 5

/** Why something is refused, and the status of each. */
export const requestRefusals = {
  /** Trainers are for members of the gyms. */
  NOT_A_MEMBER: 403,
  /** Nobody of that name is among the trainers now. */
  TRAINER_NOT_FOUND: 422,
  /** Who the trainers are cannot be read now. */
  CONTENT_UNAVAILABLE: 503,
  /** As many of this person wait as may. */
  TOO_MANY_WAITING: 409,
  REQUEST_NOT_FOUND: 404,
  ALREADY_HANDLED: 409,
} as const
export type RequestRefusal = keyof typeof requestRefusals
