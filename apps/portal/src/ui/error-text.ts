import { m } from '#messages'
import { ApiError, refusalCode } from '#platform/api-client.ts'

/** The generic error box of specification section 8: every code that it names, and its text. */
const texts: Readonly<Record<string, () => string>> = {
  'bruker.feil.epostadresse.ikke.unik': m.error_activation_code,
  'login.aktiverbruker.aktivert.personnummer': m.error_activation_code,
  'login.aktiverbruker.aktivert.epostadresse': m.error_email_activated,
  'bruker.allerede.aktivert': m.error_user_activated,
  'Already registered!': m.error_user_activated,
  'ny.bruker.fodselsdato.ugyldig': m.error_national_id,
  NO_EMPLOYEES: m.error_no_employees,
  'Invalid registration code!': m.error_qr_code,
  SERVICE_OFF: m.service_off,
  QUARANTINED: m.site_quarantined,
}

/**
 * The message for a failed call.
 * @param failure what was thrown, or an answer with its code in `error` (auth), `errorMessage`
 *   (sports) or `message` (campaigns)
 */
export function errorText(failure: unknown): string {
  return knownErrorText(failure) ?? m.error_default()
}

/** The same, where the catalogue has a text of its own for it. */
export function knownErrorText(failure: unknown): string | undefined {
  const code = failure instanceof ApiError ? failure.code : refusalCode(failure)
  return Object.hasOwn(texts, code) ? texts[code]?.() : undefined
}
