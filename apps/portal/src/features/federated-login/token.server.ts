import { createHash, createHmac, randomBytes } from 'node:crypto'
import { defaultLocale, isLocale, type Locale } from '@trivsel/content-contract/locales'

import type { ProviderId } from './providers.ts'

/** 256 random bits, for one cookie of one browser. */
export const newToken = () => randomBytes(32).toString('base64url')

/** What the database keeps of a token. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** What ties a provider's answer to the browser that asked (OpenID Connect Core, 3.1.2.1; RFC 7636). */
export type Handshake = {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/**
 * Derived, so that only the holder of the cookie knows them, and no answer of one provider fits
 * another's attempt. The language follows the state as plain text: an answer that fits no attempt
 * still gets its message in it.
 */
export function handshakeOf(provider: ProviderId, token: string, locale: Locale): Handshake {
  const derive = (purpose: string) =>
    createHmac('sha256', token).update(`${provider} ${purpose}`).digest('base64url')
  return {
    state: `${derive('state')}.${locale}`,
    nonce: derive('nonce'),
    verifier: derive('verifier'),
  }
}

export function localeOfState(state: string | undefined): Locale {
  const ending = state?.split('.').at(-1)
  return isLocale(ending) ? ending : defaultLocale
}
