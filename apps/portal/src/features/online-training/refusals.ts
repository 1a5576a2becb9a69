/** Every refusal of training videos, and the HTTP status that carries it. */
export const trainingRefusals = {
  /** The videos are for members of the gyms. */
  NOT_A_MEMBER: 403,
  VIDEO_NOT_FOUND: 404,
  /** The requested range is outside the file. */
  RANGE_NOT_SATISFIABLE: 416,
  /** The content system does not answer. */
  CONTENT_UNAVAILABLE: 503,
} as const
export type TrainingRefusal = keyof typeof trainingRefusals
