import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether a header hasToken this token. */
export function hasToken(header: string | undefined, token: string): boolean {
  const given = /^Bearer ([\w.~+/=-]{1,500})$/i.exec(header ?? '')?.[1]
  return given !== undefined && timingSafeEqual(digest(given), digest(token))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
