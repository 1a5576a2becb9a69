/** Numbers that pass the gate of a national id, and of an account number: the two have one check. */
export function completeNumber(ten: string): string | null {
  const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]
  const sum = weights.reduce((total, weight, index) => total + weight * Number(ten[index]), 0)
  const control = (11 - (sum % 11)) % 11
  return control === 10 ? null : ten + control
}

/** So many different numbers that begin alike: a day for a national id, a bank for an account. */
export function makeNumbers(start: string, count: number): string[] {
  const numbers: string[] = []
  for (let serial = 7; numbers.length < count; serial += 131) {
    const number = completeNumber(start + String(serial).padStart(10 - start.length, '0'))
    if (number) numbers.push(number)
  }
  return numbers
}

/**
 * National ids, none of them twice, for as long as somebody takes them: test files share their modules.
 * @param born the first day, `DDMMYY`, of a supply of its own
 */
export function supplyNumbers(born: string): () => string {
  let days = 0
  let numbers: string[] = []
  return () => {
    if (numbers.length === 0) {
      const day = 1 + ((Number(born.slice(0, 2)) - 1 + days++) % 28)
      numbers = makeNumbers(String(day).padStart(2, '0') + born.slice(2), 60)
    }
    const number = numbers.pop()
    if (!number) throw new Error(`no number is left that begins with ${born}`)
    return number
  }
}

/** Ways in which a number may have been written down. All are looked for in lower and upper case. */
function formsOf(number: string): Map<string, string> {
  const [first, last] = [number.slice(0, 6), number.slice(6)]
  const account = [number.slice(0, 4), number.slice(4, 6), number.slice(6)]
  const forms = new Map<string, string>([['plain', number]])
  for (const between of [' ', '.', '-', '+', '%20', '%2E', '\u00a0', '&nbsp;']) {
    forms.set(`split by ${between}`, first + between + last)
    forms.set(`as an account, by ${between}`, account.join(between))
  }
  const bytes = Buffer.from(number)
  forms.set('hex', bytes.toString('hex'))
  forms.set('URL-encoded', [...bytes].map((byte) => `%${byte.toString(16)}`).join(''))
  forms.set('UTF-16', [...number].join('\0'))
  forms.set('escaped', [...bytes].map((byte) => `\\u00${byte.toString(16)}`).join(''))
  forms.set('backwards', [...number].reverse().join(''))
  // In the middle of a longer text, base64 looks different in each of three places.
  for (const before of [0, 1, 2]) {
    const encoded = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64')
    const certain = encoded.slice(Math.ceil((before * 8) / 6), Math.floor(((before + 11) * 8) / 6))
    forms.set(`base64, ${before} bytes in`, certain)
  }
  return forms
}

export type Leak = { where: string; form: string; near: string }

/** @param texts where something was written, and what */
export function findLeaks(
  texts: Iterable<readonly [where: string, text: string]>,
  numbers: readonly string[],
): Leak[] {
  const forms = numbers.flatMap((number) => [...formsOf(number)])
  const leaks: Leak[] = []
  for (const [where, text] of texts) {
    const lower = text.toLowerCase()
    for (const [form, written] of forms) {
      const isExact = form.startsWith('base64')
      const at = isExact ? text.indexOf(written) : lower.indexOf(written.toLowerCase())
      if (at >= 0) leaks.push({ where, form, near: text.slice(Math.max(0, at - 80), at + 60) })
    }
  }
  return leaks
}
