/** Every refusal of changes of the setup, and the HTTP status that carries it. */
export const classSetupRefusals = {
  /** Somebody else has saved since it was read. */
  SETUP_CHANGED: 409,
  CENTER_NOT_FOUND: 404,
  CATEGORY_NOT_FOUND: 404,
  /** What is to be changed or removed is gone. */
  ITEM_NOT_FOUND: 404,
  /** No gym or trainer of that id is published. */
  PAGE_NOT_FOUND: 404,
  /** The centre has another room of that name. */
  ROOM_NAME_TAKEN: 409,
  /** Something uses it; the answer says what, and how often. */
  IN_USE: 409,
  /** The content system is silent, so no other gym or trainer can be chosen. */
  CONTENT_UNAVAILABLE: 503,
} as const
export type ClassSetupRefusal = keyof typeof classSetupRefusals
