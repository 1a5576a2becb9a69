import { createHash, timingSafeEqual } from 'node:crypto'
import { siteKeyHeader } from '@trivsel/content-contract/queries'
import type { PayloadRequest } from 'payload'
import { environment } from '../environment.ts'

/** Whether the request carries the site key. Takes equally long for every wrong key. */
export function hasSiteKey(req: PayloadRequest): boolean {
  const given = req.headers.get(siteKeyHeader)
  return given !== null && timingSafeEqual(digest(given), digest(environment.siteKey))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
