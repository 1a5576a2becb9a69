/**
 * Refusals of `/api/auth`, `/api/frontend/accounts` and every address that needs a login, and the
 * status that carries each (specification, section 8: generic error box). A 429 names in
 * `Retry-After` when the next attempt counts.
 */
export const accountRefusals = {
  INVALID_EMAIL_OR_PASSWORD: 401,
  WRONG_PASSWORD: 403,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  TOO_MANY_LOGIN_ATTEMPTS: 429,
  TOO_MANY_ATTEMPTS: 429,
  LINK_NOT_VALID: 410,
  PASSWORD_TOO_SHORT: 422,
  PASSWORD_TOO_COMMON: 422,
  'ny.bruker.fodselsdato.ugyldig': 422,
  'login.aktiverbruker.aktivert.epostadresse': 409,
} as const
export type AccountRefusal = keyof typeof accountRefusals
