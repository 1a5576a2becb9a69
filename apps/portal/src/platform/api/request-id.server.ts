import { randomUUID } from 'node:crypto'

/** Never eleven digits by themselves: the number of a person or of an account has that many. */
const acceptable = /^(?!.*(?<!\d)\d{11}(?!\d))(?!\d{6}-\d{5}$)[\w-]{8,64}$/

/** The id that a proxy gave the request, if it is harmless in a log; else one of our own. */
export function requestIdFrom(header: string | undefined): string {
  return header !== undefined && acceptable.test(header) ? header : randomUUID()
}
