import { type IssuedToken, readToken } from './form-token.server.ts'
import { isByAPerson } from './honeypots.ts'
import { refuseForm } from './refuse-form.server.ts'

export const tokenName = 'token'

/**
 * Whether a person has opened the form and sends it now.
 * @param secret signs tokens
 * @param sent what came under a name; undefined when nothing did
 * @throws {Refusal} `SPAM`, `TOKEN_ACTIVE`
 */
export function admitForm(
  secret: string,
  sent: (name: string) => string | undefined,
  now: Date,
): IssuedToken {
  if (!isByAPerson(sent)) throw refuseForm('SPAM')
  const token = readToken(secret, sent(tokenName) ?? '', now)
  if (!token) throw refuseForm('TOKEN_ACTIVE', { isReceived: false })
  return token
}
