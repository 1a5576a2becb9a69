/** Codes that every part of the kindergartens may refuse with, and the status of each. */
export const kindergartenRefusals = {
  /** There is none, or the caller has nothing to do with it. */
  KINDERGARTEN_NOT_FOUND: 404,
  DEPARTMENT_NOT_FOUND: 404,
  CHILD_NOT_FOUND: 404,
  GUARDIAN_NOT_FOUND: 404,
  /** Somebody else has changed it since it was read. */
  KINDERGARTEN_CHANGED: 409,
  /** The child is here: it has arrived and not departed. */
  CHILD_ALREADY_HERE: 409,
  /** The child is not here: it has not arrived, or has departed. */
  CHILD_NOT_HERE: 409,
  /** The child has no place in this department on that day. */
  CHILD_NOT_ENROLLED: 409,
  /** A departure before the arrival, a time in the future, or on another day. */
  PRESENCE_TIME_INVALID: 422,
  /** There is no such thread or message, or the caller may not read it. */
  THREAD_NOT_FOUND: 404,
  /** The thread is sensitive, and the session did not log in with ID-porten. */
  STRONG_LOGIN_REQUIRED: 403,
  /** No guardian would read the message: none has access, or not the one that it is for. */
  MESSAGE_WITHOUT_READER: 409,
} as const
export type KindergartenRefusal = keyof typeof kindergartenRefusals
