import { Refusal } from '#platform/api/errors.server.ts'
import { accountRefusals } from '../contract.ts'
import { shortestPassword } from '../forms/sign-up-forms.ts'
import type { IsCommonPassword } from './passwords.server.ts'

const ownWords = ['trivsel', 'student', 'passord', 'password']

/**
 * Length and the list of common and leaked passwords; no rules of composition (ASVS 6.2.5).
 * A common word does not become a password by a year behind it, nor by the person's own name.
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
  const known = [...ownWords, ...personal.flatMap(partsOf)].sort((a, b) => b.length - a.length)
  const rest = known.reduce((left, word) => left.replaceAll(word, ''), plain)
  const candidates = [plain, rest, withoutTrimmings(plain), withoutTrimmings(rest)]
  const isEmpty = rest.length < shortestRest || (rest !== plain && isTrimmings(rest))
  if (isEmpty || new Set(plain).size < fewestCharacters || candidates.some(isCommon))
    throw refusal('PASSWORD_TOO_COMMON')
}

/** What must be left when everything that a guesser knows is taken out. */
const shortestRest = 4
const fewestCharacters = 4
/** Years, dates and phone numbers are what people put around a word. */
const longestTrimmings = 8

const isTrimmings = (text: string) => text.length <= longestTrimmings && !/\p{L}/u.test(text)

/** The word that digits and signs were put around; without a letter in it, the text itself. */
function withoutTrimmings(text: string): string {
  return text.replace(/^\P{L}+(?=\p{L})|(?<=\p{L})\P{L}+$/gu, '')
}

function partsOf(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s@.+_-]+/)
    .filter((part) => part.length >= 3)
}

function refusal(code: 'PASSWORD_TOO_SHORT' | 'PASSWORD_TOO_COMMON') {
  return new Refusal(code, accountRefusals[code])
}
