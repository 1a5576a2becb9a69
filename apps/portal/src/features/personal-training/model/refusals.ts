/** Open requests of one person: staff would answer more of them together anyway. */
export const mostWaiting = 5

/** The reasons for a refusal, with the HTTP status of each. */
export const requestRefusals = {
  /** Trainers are for members of the gyms. */
  NOT_A_MEMBER: 403,
  /** There is no trainer of that name now. */
  TRAINER_NOT_FOUND: 422,
  /** The list of trainers cannot be read now. */
  CONTENT_UNAVAILABLE: 503,
  /** The person has the largest allowed number of open requests. */
  TOO_MANY_WAITING: 409,
  REQUEST_NOT_FOUND: 404,
  ALREADY_HANDLED: 409,
} as const
export type RequestRefusal = keyof typeof requestRefusals
