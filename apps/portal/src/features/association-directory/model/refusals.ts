import { uploadRefusals } from '#core/files/refusals.ts'

/** A public page of an association that nobody has. */
export const profileRefusals = { ASSOCIATION_NOT_FOUND: 404 } as const

/** Codes of a change of a public page, with the status of each. */
export const editRefusals = {
  INSTITUTION_NOT_FOUND: 409,
  CAMPUS_NOT_FOUND: 409,
  TOPIC_NOT_FOUND: 409,
} as const
export type EditRefusal = keyof typeof editRefusals

/** The same, of a picture. */
export const pictureRefusals = {
  ...uploadRefusals,
  PICTURE_TOO_SMALL: 422,
  PICTURE_NOT_FOUND: 404,
} as const
export type PictureRefusal = keyof typeof pictureRefusals

/** Of a message to an association. */
export const messageRefusals = {
  /** It is closed, or nobody is there to read it. */
  ASSOCIATION_TAKES_NO_MESSAGES: 409,
} as const
