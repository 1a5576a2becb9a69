import { Refusal } from '#platform/api/errors.server.ts'
import { accountRefusals } from './contract.ts'
import { shortestPassword } from './sign-up-forms.ts'

/** Tells whether a password is on a list of those that are tried first. */
export type IsCommonPassword = (password: string) => boolean

/**
 * Length and the list of common and leaked passwords; no rules of composition (ASVS 6.2.5).
 * @param personal what guessers know of the person: name and e-mail address
 * @throws {Refusal} PASSWORD_TOO_SHORT, PASSWORD_TOO_COMMON (422)
 */
export function checkNewPassword(
  password: string,
  personal: readonly string[],
  isCommon: IsCommonPassword,
): void {
  if ([...password].length < shortestPassword) throw refusal('PASSWORD_TOO_SHORT')
  const plain = password.normalize('NFKC').toLowerCase()
  const known = ['trivsel', 'student', 'passord', 'password', ...personal.flatMap(partsOf)]
  const rest = known.reduce((left, word) => left.replaceAll(word, ''), plain)
  const isOneCharacter = new Set(plain).size < 4
  if (isOneCharacter || isCommon(plain) || isCommon(rest) || rest.length < 4)
    throw refusal('PASSWORD_TOO_COMMON')
}

function partsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s@.+_-]+/)
    .filter((part) => part.length >= 3)
}

function refusal(code: 'PASSWORD_TOO_SHORT' | 'PASSWORD_TOO_COMMON') {
  return new Refusal(code, accountRefusals[code])
}
