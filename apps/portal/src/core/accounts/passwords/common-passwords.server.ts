import { dictionary } from '@zxcvbn-ts/language-common'

/**
 * The words and rows of keys that passwords are most often made of in Norway, beside a list of
 * 49,000 from leaks, in lower case: `check-password.server.ts` takes years and signs around them
 * away first.
 */
const norwegian = `
  123123123 1234512345 123456789 1234567890 12345678910 0123456789 0987654321 9876543210
  1111111111 1122334455 1029384756 147258369 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc 1qazxsw23edc
  qwerty qwertyuiop qwertyuiopå qwerty123456 qwertz azerty asdfghjkl asdfghjklø zxcvbnm qazwsxedc
  q1w2e3r4t5 a1b2c3d4e5 abcdef abcdefgh abcdefghij abcd1234 abc123abc123 aaaaaaaaaa
  password passw0rd pa55word p@ssword p@ssw0rd passordet passord123 mittpassord mypassword
  hemmelig hemmelighet secret letmein iloveyou iloveyousomuch welcome velkommen changeme default
  administrator admin adminadmin root login bruker testtest test1234test master superman batman
  spiderman starwars pokemon minecraft fortnite football baseball basketball fotball handball
  håndball liverpool arsenal chelsea manchester barcelona rosenborg vålerenga brann viking
  sommer sommeren vinter vinteren våren høsten høst påske jul julaften summer winter spring autumn
  mandag tirsdag onsdag torsdag fredag lørdag søndag monday friday sunday january september
  norge norway oslo bergen trondheim stavanger tromsø blindern studenten universitet university
  sjokolade chocolate kjærlighet elskerdeg jegelskerdeg kjæreste skatten prinsesse princess
  sunshine solskinn dragon monkey shadow flower blomst butterfly sommerfugl computer internet
  whatever trustno1 freedom frihet forever jordan michael jennifer alexander kristian kristine
  hallohallo heiheihei heipådeg ingenting ingen aldri nothing pizza bananas banan
  kattepus hundevalp kattunge familien mamma pappa mammaogpappa
  `
  .trim()
  .split(/\s+/)

const common = new Set([...norwegian, ...dictionary['passwords-common']])

export function isCommonPassword(password: string): boolean {
  return common.has(password)
}
