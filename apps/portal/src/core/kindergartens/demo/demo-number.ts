import { isModulo11 } from '#platform/modulo-11.ts'

/**
 * The synthetic national id of a person of the demo, whom there is nobody with: its month is 80 higher.
 * @param bornOn `2023-04-12`
 * @param serial of the people with the same birth date, from 0
 */
export function demoNumber(bornOn: string, serial: number): string {
  const [year = '', month = '', day = ''] = bornOn.split('-')
  const start = `${day}${Number(month) + 80}${year.slice(2)}`
  let found = -1
  for (let end = 50_000; end < 100_000; end += 1) {
    if (!isModulo11(`${start}${end}`)) continue
    found += 1
    if (found === serial) return `${start}${end}`
  }
  throw new Error('there are no more numbers for this day')
}
