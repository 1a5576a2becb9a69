import { locales } from '@trivsel/content-contract/locales'
import { Refusal } from '#platform/api/errors.server.ts'
import { organisationName } from '#platform/organisation/organisation-name.ts'
import { accountRefusals } from '../contract.ts'
import { minPasswordLength } from '../forms/sign-up-forms.ts'
import type { IsCommonPassword } from './passwords.server.ts'

const usualWords = ['student', 'passord', 'password']

/**
 * Checks the length and a list of common and leaked passwords; no composition rules (ASVS 6.2.5).
 * A common word does not become a good password by an added year, the person's own name or that of the organisation.
 * @param personal what attackers know of the person: name and email address
 * @throws {Refusal} PASSWORD_TOO_SHORT, PASSWORD_TOO_COMMON (422)
 */
export function checkNewPassword(
  password: string,
  personal: readonly string[],
  isCommon: IsCommonPassword,
): void {
  if ([...password].length < minPasswordLength) throw refusal('PASSWORD_TOO_SHORT')
  const plain = password.normalize('NFKC').toLowerCase()
  const names = [...locales.map(organisationName), ...personal]
  const known = [...usualWords, ...names.flatMap(partsOf)].sort((a, b) => b.length - a.length)
  const rest = known.reduce((left, word) => left.replaceAll(word, ''), plain)
  const candidates = [plain, rest, withoutTrimmings(plain), withoutTrimmings(rest)]
  const isEmpty = rest.length < minRemainder || (rest !== plain && isTrimmings(rest))
  if (isEmpty || new Set(plain).size < minDistinctCharacters || candidates.some(isCommon))
    throw refusal('PASSWORD_TOO_COMMON')
}

/** Characters that must remain when everything that an attacker knows is removed. */
const minRemainder = 4
const minDistinctCharacters = 4
/** Years, dates and phone numbers are what people put around a word. */
const maxTrimmings = 8

const isTrimmings = (text: string) => text.length <= maxTrimmings && !/\p{L}/u.test(text)

/** The word without the digits and signs around it; the text itself if it has no letter. */
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
