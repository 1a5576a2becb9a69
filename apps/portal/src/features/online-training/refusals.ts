/** Why a training video is refused, and the status of each. */
export const trainingRefusals = {
  /** The videos are for members of the gyms. */
  NOT_A_MEMBER: 403,
  VIDEO_NOT_FOUND: 404,
  /** There are no such bytes in the file. */
  RANGE_NOT_SATISFIABLE: 416,
  /** The content system does not answer. */
  CONTENT_UNAVAILABLE: 503,
} as const
export type TrainingRefusal = keyof typeof trainingRefusals
