/** What keeps an institution from being removed, by how many there are. */
export const institutionUses = ['profiles', 'cases', 'deliveries', 'keys', 'associations'] as const
export type InstitutionUse = (typeof institutionUses)[number]

/** Refusals of the setup, with the HTTP status of each. */
export const institutionRefusals = {
  INSTITUTION_NOT_FOUND: 404,
  /** Its short name belongs to another one. */
  INSTITUTION_EXISTS: 409,
  /** Its number in the national register belongs to another one. */
  DBH_EXISTS: 409,
  /** Somebody has saved it since it was read. */
  INSTITUTION_CHANGED: 409,
  /** The answer counts what uses it. */
  INSTITUTION_IN_USE: 409,
  CAMPUS_NOT_FOUND: 404,
  CAMPUS_CHANGED: 409,
  /** Institutions or associations are there. */
  CAMPUS_IN_USE: 409,
  KEY_NOT_FOUND: 404,
} as const
export type InstitutionRefusal = keyof typeof institutionRefusals
