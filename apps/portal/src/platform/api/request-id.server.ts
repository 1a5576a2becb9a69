import { randomUUID } from 'node:crypto'

const acceptable = /^[\w-]{8,64}$/

/** The id that a proxy gave the request, if it is harmless in a log; else one of our own. */
export function requestIdFrom(header: string | undefined): string {
  return header !== undefined && acceptable.test(header) ? header : randomUUID()
}
